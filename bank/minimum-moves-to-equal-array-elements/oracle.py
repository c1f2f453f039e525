# By definition: ever more moves are tried. So many moves fix the sum, and with it the common value; they can be made
# if no element would have to be left out a negative number of times.
# oracle:
#   nums.length <= 6
#   -200 <= nums[i] <= 200
from itertools import count


class Solution:
    def minMoves(self, nums):
        n = len(nums)
        for moves in count():
            total = sum(nums) + moves * (n - 1)
            if total % n == 0 and all(x + moves >= total // n for x in nums):
                return moves
