"""Who holds a seat: signed tokens that expire. They travel in headers and messages, never in an address."""

from itsdangerous import BadData, URLSafeTimedSerializer

HOST = -1
"""The seat number in the token of whoever set up the table."""
DAY = 24 * 3600


class Tokens:
    """Makes and reads tokens. A token names table, seat, and the seat's generation."""

    def __init__(self, key: str, days: float) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="omerta seat 1")
        self._seconds = int(days * DAY)

    def make(self, table: str, seat: int, generation: int) -> str:
        """A token for a seat, good for some weeks from now."""
        return self._serializer.dumps([table, seat, generation])

    def read(self, token: str) -> tuple[str, int, int] | None:
        """Table, seat and generation; None if the token is not ours or too old."""
        try:
            match self._serializer.loads(token, max_age=self._seconds):
                case [str(table), int(seat), int(generation)]:
                    return table, seat, generation
        except BadData:
            pass
        return None
