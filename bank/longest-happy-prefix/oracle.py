# By definition: each length is tried, the greatest one first.
# oracle:
#   s.length <= 30
class Solution:
    def longestPrefix(self, s):
        return next(s[:size] for size in range(len(s) - 1, -1, -1) if s.endswith(s[:size]))
