# By definition: every path is walked, and at each value of both arrays it goes on both ways.
# oracle:
#   nums1.length <= 7
#   nums2.length <= 7
class Solution:
    def maxSum(self, nums1, nums2):
        def best(here, i, there):
            if i == len(here):
                return 0
            value, ways = here[i], [best(here, i + 1, there)]
            if value in there:
                ways.append(best(there, there.index(value) + 1, here))
            return value + max(ways)

        return max(best(nums1, 0, nums2), best(nums2, 0, nums1)) % (10**9 + 7)
