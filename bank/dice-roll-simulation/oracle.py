# By definition: all sequences are rolled, and the longest runs of the six numbers are noted once for all inputs.
# oracle:
#   n <= 5
from collections import Counter
from functools import lru_cache
from itertools import groupby, product


@lru_cache(None)
def longest_runs(n):
    found = Counter()
    for rolls in product(range(6), repeat=n):
        longest = [0] * 6
        for number, run in groupby(rolls):
            longest[number] = max(longest[number], len(list(run)))
        found[tuple(longest)] += 1
    return found


class Solution:
    def dieSimulator(self, n, rollMax):
        runs = longest_runs(n).items()
        return sum(count for longest, count in runs if all(a <= b for a, b in zip(longest, rollMax)))
