# By definition: all subarrays but the whole array are removed, the shortest ones first.
# oracle:
#   nums.length <= 8
#   p <= 20
class Solution:
    def minSubarray(self, nums, p):
        n = len(nums)
        for size in range(n):
            for i in range(n - size + 1):
                if sum(nums[:i] + nums[i + size:]) % p == 0:
                    return size
        return -1
