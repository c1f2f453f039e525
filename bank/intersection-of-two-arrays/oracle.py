# By definition: each number of the first array is sought in the second, unless it is in the answer already.
# oracle:
#   nums1.length <= 40
#   nums2.length <= 40
class Solution:
    def intersection(self, nums1, nums2):
        both = []
        for x in nums1:
            if x in nums2 and x not in both:
                both.append(x)
        return both
