# By definition: all divisors of each number are listed.
# oracle:
#   nums.length <= 5
#   nums[i] <= 100
class Solution:
    def sumFourDivisors(self, nums):
        lists = [[d for d in range(1, x + 1) if x % d == 0] for x in nums]
        return sum(sum(divisors) for divisors in lists if len(divisors) == 4)
