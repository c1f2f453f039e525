# By definition: every split of the row, and at equal sums both parts.
# oracle:
#   stoneValue.length <= 9
class Solution:
    def stoneGameV(self, stoneValue):
        best = 0
        for i in range(1, len(stoneValue)):
            left, right = stoneValue[:i], stoneValue[i:]
            if sum(left) <= sum(right):
                best = max(best, sum(left) + self.stoneGameV(left))
            if sum(left) >= sum(right):
                best = max(best, sum(right) + self.stoneGameV(right))
        return best
