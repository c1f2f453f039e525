# By definition: every substring as long as s1 is sorted and compared with the sorted s1.
# oracle:
#   s1.length <= 20
#   s2.length <= 60
class Solution:
    def checkInclusion(self, s1, s2):
        k = len(s1)
        return any(sorted(s2[i:i + k]) == sorted(s1) for i in range(len(s2) - k + 1))
