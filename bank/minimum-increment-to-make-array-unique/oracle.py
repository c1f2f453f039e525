# By definition: one increment after the other is tried on every item, until some result has no equal values.
# oracle:
#   nums.length <= 5
#   nums[i] <= 6
class Solution:
    def minIncrementForUnique(self, nums):
        layer = {tuple(sorted(nums))}
        moves = 0
        while all(len(set(xs)) < len(xs) for xs in layer):
            moves += 1
            layer = {tuple(sorted(xs[:i] + (xs[i] + 1,) + xs[i + 1 :])) for xs in layer for i in range(len(xs))}
        return moves
