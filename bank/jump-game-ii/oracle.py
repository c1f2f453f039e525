# By definition: breadth first, the set of the places after each number of jumps is made until the
# last place is in it.
# oracle:
#   nums.length <= 40


class Solution:
    def jump(self, nums):
        places, jumps = {0}, 0
        while len(nums) - 1 not in places:
            places = {j for i in places for j in range(i, min(len(nums), i + nums[i] + 1))}
            jumps += 1
        return jumps
