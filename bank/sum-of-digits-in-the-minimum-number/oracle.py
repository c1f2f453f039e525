# By definition: the digits are read from the minimum as it is written.
# oracle:
#   nums.length <= 12
class Solution:
    def sumOfDigits(self, nums):
        return 0 if sum(int(digit) for digit in str(sorted(nums)[0])) % 2 == 1 else 1
