# By definition: the stones are removed in every order that the rule allows, until no further one can go.
# oracle:
#   stones.length <= 6
#   0 <= x[i], y[i] <= 5
class Solution:
    def removeStones(self, stones):
        n = len(stones)
        shares = [
            sum(1 << j for j in range(n) if j != i and (stones[i][0] == stones[j][0] or stones[i][1] == stones[j][1]))
            for i in range(n)
        ]
        layer = {(1 << n) - 1}
        removed = -1
        while layer:
            removed += 1
            layer = {left ^ 1 << i for left in layer for i in range(n) if left >> i & 1 and left & shares[i]}
        return removed
