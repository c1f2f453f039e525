# By definition: the prefixes are tried from the longest one on, and each of their elements is removed.
# oracle:
#   nums.length <= 9
#   nums[i] <= 5
class Solution:
    def maxEqualFreq(self, nums):
        for length in range(len(nums), 0, -1):
            prefix = nums[:length]
            for removed in set(prefix):
                counts = [prefix.count(num) - (num == removed) for num in set(prefix)]
                # A number that is gone has no frequency any more.
                if len({count for count in counts if count}) <= 1:
                    return length
        return 0
