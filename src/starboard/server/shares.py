"""Fair shares: what one person, and all people of one address, may ask of the server.

Work is measured in seconds of this process, whatever it was for.  Who has used up their share waits; nobody else does.
"""

from time import monotonic

from starboard.server.limits import FORGET_AT, Bucket, Buckets
from starboard.server.options import Options, Rate
from starboard.table.refusal import Refusal

LONGEST_WAIT = 5.0  # seconds for which a socket is not read
MOST_ONCE = 2.0  # seconds that one piece of work counts for at most, however slow the machine is


class WorkShare(Bucket):
    """Seconds of work.  What a piece of work costs is known after it, so that there may be a debt."""

    __slots__ = ()

    def charge(self, seconds: float) -> None:
        now = monotonic()
        level = min(self.rate.at_once, self._level + (now - self._at) * self.rate.each_second)
        self._level, self._at = level - min(seconds, MOST_ONCE), now

    @property
    def debt(self) -> float:
        """Seconds until work may go on; 0: it may."""
        level = self._level + (monotonic() - self._at) * self.rate.each_second
        return -level / self.rate.each_second if level < 0 else 0.0


class WorkShares:
    """A share of work for each name."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._of: dict[str, WorkShare] = {}

    def charge(self, name: str, seconds: float) -> None:
        share = self._of.get(name)
        if share is None:
            if len(self._of) >= FORGET_AT:
                self._of = {each: share for each, share in self._of.items() if not share.is_full}
            share = self._of[name] = WorkShare(self._rate)
        share.charge(seconds)

    def debt(self, name: str) -> float:
        share = self._of.get(name)
        return share.debt if share is not None else 0.0


class Shares:
    """The shares of all people and addresses of a server."""

    def __init__(self, options: Options) -> None:
        self._people, self._addresses = WorkShares(options.work), WorkShares(options.work_of_address)
        self._rates = {
            "advice": Buckets(options.advice),
            "export": Buckets(options.exports),
            "table": Buckets(options.tables),
            "chat": Buckets(options.chat),
            "person": Buckets(options.people),
        }

    def take(self, kind: str, name: str) -> None:
        """Take one of a kind from the share of a person or an address; a refusal if it is used up."""
        if not self._rates[kind].of(name).take():
            raise Refusal("too_fast")

    def charge(self, person: str, address: str, seconds: float) -> None:
        """Charge work to a person and an address."""
        if person:
            self._people.charge(person, seconds)
        self._addresses.charge(address, seconds)

    def debt(self, person: str, address: str) -> float:
        """Seconds for which this person, or everybody at this address, has to wait."""
        return min(LONGEST_WAIT, max(self._people.debt(person), self._addresses.debt(address)))
