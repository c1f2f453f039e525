# By definition: the second array is searched for each number from its beginning.
# oracle:
#   nums1.length <= 12
class Solution:
    def anagramMappings(self, nums1, nums2):
        return [nums2.index(number) for number in nums1]
