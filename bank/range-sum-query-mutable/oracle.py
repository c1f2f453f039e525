# By definition: an update writes the element, and a sum adds the elements of its range.
# oracle:
#   nums.length <= 30
#   calls.length <= 30
class NumArray:
    def __init__(self, nums):
        self.nums = list(nums)

    def update(self, index, val):
        self.nums[index] = val

    def sumRange(self, left, right):
        total = 0
        for i in range(left, right + 1):
            total += self.nums[i]
        return total
