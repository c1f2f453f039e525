# By definition: the set of the values, in order, is written to the front.
# oracle:
#   nums.length <= 200


class Solution:
    def removeDuplicates(self, nums):
        different = sorted(set(nums))
        nums[:len(different)] = different
        return len(different)
