"""How much one address or connection may ask for."""

import ipaddress
import time
from collections.abc import Callable, Hashable

FORGET = 10_000
"""So many buckets are kept; then the full ones are emptied out."""


NETWORK = 64
"""So many bits of an IPv6 address are given to a household; the rest it chooses itself, as often as it likes."""


def household(address: str) -> str:
    """Whoever counts as one: an address, of IPv6 the network it is in."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NETWORK), strict=False))


class Bucket:
    """Fills up with time; each request takes one out. `level` may go below zero: by how much it was overdrawn."""

    __slots__ = ("_at", "level", "most", "per_second")

    def __init__(self, per_second: float, most: float, now: float) -> None:
        self.per_second, self.most, self.level, self._at = per_second, most, most, now

    def take(self, now: float) -> bool:
        """Is there one left?"""
        self.refill(now)
        if self.level >= 1:
            self.level -= 1
            return True
        return False

    def refill(self, now: float) -> None:
        """What has come in since the last time."""
        self.level = min(self.most, self.level + (now - self._at) * self.per_second)
        self._at = now


class Limits:
    """A bucket for everybody who asks."""

    def __init__(self, per_minute: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_minute, self._clock = per_minute, clock
        self._buckets: dict[Hashable, Bucket] = {}

    def allow(self, who: Hashable) -> bool:
        """May they, this time?"""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= FORGET:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self._per_minute / 60, max(1, self._per_minute / 4), now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        """Full buckets say nothing; if none is full, everybody begins anew."""
        for bucket in self._buckets.values():
            bucket.refill(now)
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if bucket.level < bucket.most}
        if len(self._buckets) >= FORGET:
            self._buckets.clear()
