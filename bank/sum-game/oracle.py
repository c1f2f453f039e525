# By definition: every mark is tried with every digit; of a half only its sum and its marks matter.
# oracle:
#   num.length <= 14
from functools import lru_cache


@lru_cache(maxsize=None)
def alice_wins(difference, left, right, alice):
    if left + right == 0:
        return difference != 0
    results = set()
    for digit in range(10):
        if left:
            results.add(alice_wins(difference + digit, left - 1, right, not alice))
        if right:
            results.add(alice_wins(difference - digit, left, right - 1, not alice))
    return any(results) if alice else all(results)


class Solution:
    def sumGame(self, num):
        half = len(num) // 2
        left, right = num[:half], num[half:]
        sums = [sum(int(c) for c in part if c != "?") for part in (left, right)]
        return alice_wins(sums[0] - sums[1], left.count("?"), right.count("?"), True)
