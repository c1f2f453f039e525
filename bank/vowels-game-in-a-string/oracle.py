# By definition: every substring that may be removed is tried; vowels are equal, and so are consonants.
# oracle:
#   s.length <= 9
from functools import lru_cache


@lru_cache(maxsize=None)
def wins(vowels, odd):
    for i in range(len(vowels)):
        for j in range(i + 1, len(vowels) + 1):
            if vowels[i:j].count("v") % 2 == odd and not wins(vowels[:i] + vowels[j:], 1 - odd):
                return True
    return False


class Solution:
    def doesAliceWin(self, s):
        return wins("".join("v" if c in "aeiou" else "-" for c in s), 1)
