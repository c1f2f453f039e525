# By definition: all pairs of elements are compared.
# oracle:
#   1 <= arr1.length, arr2.length <= 8
#   -20 <= arr1[i], arr2[j] <= 20
#   d <= 12
class Solution:
    def findTheDistanceValue(self, arr1, arr2, d):
        return sum(not any(abs(a - b) <= d for b in arr2) for a in arr1)
