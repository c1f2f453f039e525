# By definition: every substring is tried, the longest ones first.
# oracle:
#   s.length <= 14
class Solution:
    def equalSubstring(self, s, t, maxCost):
        costs = [abs(ord(a) - ord(b)) for a, b in zip(s, t)]
        for length in range(len(s), 0, -1):
            if any(sum(costs[i : i + length]) <= maxCost for i in range(len(s) - length + 1)):
                return length
        return 0
