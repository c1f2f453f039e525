# By definition: any two adjacent letters that are bad are removed, the last ones first, until there are none.
# oracle:
#   s.length <= 14
#   s consists of 'A' to 'C', 'a' to 'c'
class Solution:
    def makeGood(self, s):
        bad = [i for i in range(len(s) - 1) if s[i] != s[i + 1] and s[i].lower() == s[i + 1].lower()]
        return self.makeGood(s[: bad[-1]] + s[bad[-1] + 2 :]) if bad else s
