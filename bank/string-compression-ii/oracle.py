# By definition: each character is deleted or kept, from the left; a kept one makes the code longer if it begins a
# run or its count gets one more digit.
# oracle:
#   s.length <= 13
#   s consists of 'a' to 'c'
from functools import lru_cache


class Solution:
    def getLengthOfOptimalCompression(self, s, k):
        @lru_cache(None)
        def least(i, last, run, left):
            if i == len(s):
                return 0
            now = run + 1 if s[i] == last else 1
            best = (now in (1, 2, 10, 100)) + least(i + 1, s[i], now, left)
            if left:
                best = min(best, least(i + 1, last, run, left - 1))
            return best

        return least(0, "", 0, k)
