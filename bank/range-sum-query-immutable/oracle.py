# By definition: the elements from left to right are added one by one.
# oracle:
#   nums.length <= 30
#   calls.length <= 20
class NumArray:
    def __init__(self, nums):
        self.nums = nums

    def sumRange(self, left, right):
        total = 0
        for i in range(left, right + 1):
            total += self.nums[i]
        return total
