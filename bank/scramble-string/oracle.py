# By definition: all strings that the scrambling can make of the first string are collected.
# oracle:
#   s1.length <= 6


class Solution:
    def isScramble(self, s1, s2):
        known = {}

        def scrambled(s):
            if s not in known:
                made = {s}
                for cut in range(1, len(s)):
                    for x in scrambled(s[:cut]):
                        for y in scrambled(s[cut:]):
                            made.add(x + y)
                            made.add(y + x)
                known[s] = made
            return known[s]

        return s2 in scrambled(s1)
