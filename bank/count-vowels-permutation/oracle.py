# A string of an even number of steps is two strings of half as many that meet in one vowel, so the steps are doubled.
# oracle:
#   n <= 19999
from functools import lru_cache

FOLLOWERS = {"a": "e", "e": "ai", "i": "aeou", "o": "iu", "u": "a"}
P = 10**9 + 7


@lru_cache(maxsize=None)
def strings(steps):
    if steps < 2:
        return {(x, y): int(y in FOLLOWERS[x] if steps else x == y) for x in "aeiou" for y in "aeiou"}
    one, two = strings(steps // 2), strings(steps - steps // 2)
    return {(x, y): sum(one[x, z] * two[z, y] for z in "aeiou") % P for x in "aeiou" for y in "aeiou"}


class Solution:
    def countVowelPermutation(self, n):
        return sum(strings(n - 1).values()) % P
