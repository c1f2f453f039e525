# The item at place i of a half comes to place 2i, or right after it.
# oracle:
#   1 <= n <= 12
class Solution:
    def shuffle(self, nums, n):
        result = [None] * (2 * n)
        for place, x in enumerate(nums):
            result[2 * (place % n) + place // n] = x
        return result
