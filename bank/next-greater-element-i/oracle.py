# By definition: all numbers to the right are looked at.
# oracle:
#   nums2.length <= 24
class Solution:
    def nextGreaterElement(self, nums1, nums2):
        answer = []
        for x in nums1:
            greater = [y for y in nums2[nums2.index(x) + 1:] if y > x]
            answer.append(greater[0] if greater else -1)
        return answer
