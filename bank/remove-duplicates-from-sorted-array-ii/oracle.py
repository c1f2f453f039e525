# By definition: as long as a value occurs more than twice, one occurrence is taken out.
# oracle:
#   nums.length <= 40


class Solution:
    def removeDuplicates(self, nums):
        for value in set(nums):
            while nums.count(value) > 2:
                nums.remove(value)
        return len(nums)
