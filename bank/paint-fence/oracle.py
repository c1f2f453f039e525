# All patterns of equal and different posts are listed; a pattern with b colours can be painted in k (k - 1) ...
# (k - b + 1) ways.
# oracle:
#   n <= 7
class Solution:
    def numWays(self, n, k):
        # In a pattern the colours are numbered by their first appearance.
        patterns = [[0]]
        for _ in range(n - 1):
            patterns = [p + [c] for p in patterns for c in range(max(p) + 2) if p[-2:] != [c, c]]
        total = 0
        for pattern in patterns:
            ways = 1
            for used in range(max(pattern) + 1):
                ways *= max(k - used, 0)
            total += ways
        return total
