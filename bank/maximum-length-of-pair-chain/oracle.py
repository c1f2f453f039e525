# By definition: a chain is continued with every pair that may follow.
# oracle:
#   pairs.length <= 9
class Solution:
    def findLongestChain(self, pairs):
        def longest(end):
            return max([1 + longest(b) for a, b in pairs if a > end], default=0)

        return longest(-1001)
