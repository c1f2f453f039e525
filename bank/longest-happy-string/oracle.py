# By definition: each letter that may come next is tried, and the longest of the texts that follow is kept.
# oracle:
#   a <= 22
#   b <= 22
#   c <= 22
from functools import lru_cache


@lru_cache(None)
def longest(counts, last):
    best = ""
    for i, letter in enumerate("abc"):
        if counts[i] and last != letter * 2:
            left = counts[:i] + (counts[i] - 1,) + counts[i + 1 :]
            best = max(best, letter + longest(left, (last + letter)[-2:]), key=len)
    return best


class Solution:
    def longestDiverseString(self, a, b, c):
        return longest((a, b, c), "")
