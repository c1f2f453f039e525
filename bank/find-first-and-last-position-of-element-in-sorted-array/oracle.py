# By definition: all places of the target are listed, and the first and the last of them are the answer.
# oracle:
#   nums.length <= 200


class Solution:
    def searchRange(self, nums, target):
        places = [i for i, value in enumerate(nums) if value == target]
        return [places[0], places[-1]] if places else [-1, -1]
