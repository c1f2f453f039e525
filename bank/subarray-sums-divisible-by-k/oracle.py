# By definition: the sum of every subarray is divided by k.
# oracle:
#   nums.length <= 14
class Solution:
    def subarraysDivByK(self, nums, k):
        size = len(nums)
        return sum(sum(nums[a:b]) % k == 0 for a in range(size) for b in range(a + 1, size + 1))
