# By definition: each number joins any of the groups begun so far or begins a new one, up to k.
# oracle:
#   nums.length <= 7
class Solution:
    def canPartitionKSubsets(self, nums, k):
        def possible(i, sums):
            if i == len(nums):
                return len(sums) == k and len(set(sums)) == 1
            for j in range(len(sums)):
                if possible(i + 1, sums[:j] + [sums[j] + nums[i]] + sums[j + 1 :]):
                    return True
            return len(sums) < k and possible(i + 1, sums + [nums[i]])

        return possible(0, [])
