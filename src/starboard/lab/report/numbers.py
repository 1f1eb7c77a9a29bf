"""Numbers as the reader of a report writes them: `1,234.5` and `12.5%`, in French `1 234,5` and `12,5 %`."""

from typing import Any

from msgspec import Struct

from starboard.kernel.texts import Language
from starboard.lab.intervals import Estimate

NARROW = "\u202f"  # the space that French sets inside a number and before a sign


class Numbers(Struct, frozen=True):
    """Writes numbers in a language."""

    lang: Language = "en"

    def write(self, value: float, shape: str = ",.3g") -> str:
        """A number in a shape of Python; nothing of it is written with an exponent."""
        if shape.endswith("g"):
            digits = 0 if abs(value) >= 100 or value == round(value) else 1 if abs(value) >= 10 else 2
            shape = f"{shape.partition('.')[0]}.{digits}f"
        text = format(value, shape)
        if not any(digit in text for digit in "123456789"):
            text = text.replace("-", "")
        if self.lang == "fr":
            text = text.replace(",", NARROW).replace(".", ",")
        return text.replace("-", "\u2212")

    def count(self, value: int) -> str:
        return self.write(value, ",d")

    def percent(self, share: float, shape: str = ".1f") -> str:
        return self.write(100 * share, shape) + (f"{NARROW}%" if self.lang == "fr" else "%")

    def range(self, low: str, high: str) -> str:
        """Two ends in brackets, parted by what is no part of a number."""
        return f"[{low}{NARROW}; {high}]" if self.lang == "fr" else f"[{low}, {high}]"

    def estimate(self, one: Estimate, shape: str = ",.3g") -> str:
        low, high = self.write(one.low, shape), self.write(one.high, shape)
        return f"{self.write(one.value, shape)} {self.range(low, high)}"

    def rate(self, one: Estimate) -> str:
        low, high = (self.write(100 * end, ".1f") for end in (one.low, one.high))
        return f"{self.percent(one.value)} {self.range(low, high)}"

    def locale(self) -> dict[str, Any]:
        """The same for the charts."""
        french = self.lang == "fr"
        return {
            "decimal": "," if french else ".",
            "thousands": NARROW if french else ",",
            "grouping": [3],
            "currency": ["", ""],
            "percent": f"{NARROW}%" if french else "%",
        }
