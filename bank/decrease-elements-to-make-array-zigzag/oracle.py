# By definition: each element takes every value down to zero, which is below all given ones, and the fewest moves are
# kept for each last value of both kinds of zigzag.
# oracle:
#   nums.length <= 7
#   nums[i] <= 8
class Solution:
    def movesToMakeZigzag(self, nums):
        results = []
        for parity in (0, 1):
            fewest = {value: nums[0] - value for value in range(nums[0] + 1)}
            for i, num in enumerate(nums[1:], 1):
                up = i % 2 == parity
                following = {}
                for value in range(num + 1):
                    before = [moves for last, moves in fewest.items() if (last < value if up else last > value)]
                    if before:
                        following[value] = min(before) + num - value
                fewest = following
            results += fewest.values()
        return min(results)
