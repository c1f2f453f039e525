# By definition: for each place the maximum of the rest of the array is taken.
# oracle:
#   arr.length <= 14
class Solution:
    def replaceElements(self, arr):
        return [max(arr[i + 1:], default=-1) for i in range(len(arr))]
