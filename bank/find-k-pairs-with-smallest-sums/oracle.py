# By definition: all pairs are sorted by their sums.
# oracle:
#   nums1.length <= 12
#   nums2.length <= 12
class Solution:
    def kSmallestPairs(self, nums1, nums2, k):
        pairs = [[u, v] for u in nums1 for v in nums2]
        return sorted(pairs, key=sum)[:k]
