# By definition: every turn sorts the stones, and the difference of the last two comes in their place if it is not zero.
# oracle:
#   stones.length <= 12
class Solution:
    def lastStoneWeight(self, stones):
        stones = sorted(stones)
        while len(stones) > 1:
            *others, x, y = stones
            stones = sorted(others + ([y - x] if x != y else []))
        return sum(stones)
