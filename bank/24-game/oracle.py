# All values of all expressions: the last operation splits the cards in two parts, each with all of its own values.
# oracle:
#   1 <= cards[i] <= 9
from fractions import Fraction
from functools import lru_cache


def splits(cards):
    for mask in range(1, 2 ** len(cards) - 1):
        yield [tuple(c for i, c in enumerate(cards) if mask >> i & 1 == side) for side in (1, 0)]


@lru_cache(maxsize=None)
def values(cards):
    if len(cards) == 1:
        return {Fraction(cards[0])}
    found = set()
    for left, right in splits(cards):
        for a in values(left):
            for b in values(right):
                found |= {a + b, a - b, a * b}
                if b != 0:
                    found.add(a / b)
    return found


class Solution:
    def judgePoint24(self, cards):
        for left, right in splits(sorted(cards)):
            # The part with fewer cards has fewer values; the other must have what is missing to 24.
            if len(left) <= len(right):
                for a in values(left):
                    wanted = [24 - a, a - 24, 24 + a] + ([24 / a, a / 24, 24 * a] if a != 0 else [])
                    if any(b in values(right) for b in wanted):
                        return True
        return False
