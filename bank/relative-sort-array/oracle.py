# By definition: each number of the second array is written as often as it occurs, and then come all the others.
# oracle:
#   1 <= arr1.length, arr2.length <= 10
class Solution:
    def relativeSortArray(self, arr1, arr2):
        known = [x for x in arr2 for _ in range(arr1.count(x))]
        return known + sorted(x for x in arr1 if x not in arr2)
