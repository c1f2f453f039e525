# By definition: the arrays are taken as sets, and what all three have in common is sorted.
# oracle:
#   arr1.length <= 8
#   arr2.length <= 8
#   arr3.length <= 8
class Solution:
    def arraysIntersection(self, arr1, arr2, arr3):
        return sorted(set(arr1) & set(arr2) & set(arr3))
