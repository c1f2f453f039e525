# Every move is tried that the rules allow, and the one with the largest result is made, until none is larger. That is
# the end, because a string that is not the largest has two neighbouring parts in the wrong order somewhere.
# oracle:
#   s.length <= 20
from functools import lru_cache


@lru_cache(None)
def ends(s):
    height, found = 0, []
    for end, digit in enumerate(s):
        height += 1 if digit == "1" else -1
        if height < 0:
            break
        if height == 0:
            found.append(end + 1)
    return found


@lru_cache(None)
def largest(s):
    best = s
    for a in range(len(s)):
        for b in ends(s[a:]):
            for c in ends(s[a + b :]):
                best = max(best, s[:a] + s[a + b : a + b + c] + s[a : a + b] + s[a + b + c :])
    return best if best == s else largest(best)


class Solution:
    def makeLargestSpecial(self, s):
        return largest(s)
