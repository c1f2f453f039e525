# By definition: all substrings are taken, the longest ones first, and pairs of equal digits are crossed out, one of
# each for either end.
# oracle:
#   s.length <= 12
class Solution:
    def longestAwesome(self, s):
        for size in range(len(s), 0, -1):
            for i in range(len(s) - size + 1):
                single = set()
                for digit in s[i:i + size]:
                    single ^= {digit}
                if len(single) <= 1:
                    return size
