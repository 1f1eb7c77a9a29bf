"""Rate limits: a token bucket for each address or socket."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv6Network
from time import monotonic
from typing import Any

from litestar import Request

from starboard.server.options import Rate

FORGET_AT = 10_000  # addresses; those whose bucket is full again are forgotten


@lru_cache(1_000)
def network(host: str) -> str:
    """Whom an address stands for: itself or, of version 6, its network, since every home has 2^64 of those."""
    if ":" not in host or host.startswith("::ffff:"):
        return host
    try:
        return str(IPv6Network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


def client_in(scope: Mapping[str, Any]) -> str:
    """Whom a connection comes from, as far as limits go."""
    client = scope.get("client")
    return network(client[0]) if client else ""


def address_of(request: Request[Any, Any, Any]) -> str:
    return network(request.client.host) if request.client else ""


class Bucket:
    """A token bucket: fills at a steady rate, and each request takes one token."""

    __slots__ = ("_at", "_level", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate, self._level, self._at = rate, rate.at_once, monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now, rate = monotonic(), self.rate
        level = self._level + (now - self._at) * rate.each_second
        if level > rate.at_once:
            level = rate.at_once
        may = level >= 1.0
        self._level, self._at = level - 1.0 if may else level, now
        return may

    @property
    def wait(self) -> float:
        """Seconds until the next token."""
        return max(0.0, (1.0 - self._level) / self.rate.each_second)

    @property
    def is_full(self) -> bool:
        return self._level + (monotonic() - self._at) * self.rate.each_second >= self.rate.at_once


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: Rate, forget_at: int = FORGET_AT) -> None:
        self._make: Callable[[], Bucket] = lambda: Bucket(rate)
        self._forget_at = forget_at
        self._of: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        found = self._of.get(address)
        if found is None:
            if len(self._of) >= self._forget_at:
                self._of = {a: bucket for a, bucket in self._of.items() if not bucket.is_full}
            found = self._of[address] = self._make()
        return found
