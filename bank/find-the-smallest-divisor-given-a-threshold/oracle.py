# By definition: the divisors are tried from 1 on.
# oracle:
#   nums.length <= 8
#   nums[i] <= 60
#   threshold <= 300
class Solution:
    def smallestDivisor(self, nums, threshold):
        divisor = 1
        # A quotient is rounded up if there is a rest.
        while sum(num // divisor + (num % divisor > 0) for num in nums) > threshold:
            divisor += 1
        return divisor
