# By definition: for every place where the ones may begin, the wrong digits on both sides are counted.
# oracle:
#   s.length <= 20
class Solution:
    def minFlipsMonoIncr(self, s):
        return min(s[:i].count("1") + s[i:].count("0") for i in range(len(s) + 1))
