# By definition: an element that is not greater than any other.
# oracle:
#   n <= 30
class Solution:
    def findMin(self, nums):
        return [value for value in nums if all(value <= other for other in nums)][0]
