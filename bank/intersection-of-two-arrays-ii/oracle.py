# By definition: each number comes as often as it shows in both arrays, the lower of its two counts.
# oracle:
#   nums1.length <= 30
#   nums2.length <= 30
class Solution:
    def intersect(self, nums1, nums2):
        both = []
        for x in sorted(set(nums1)):
            both += [x] * min(nums1.count(x), nums2.count(x))
        return both
