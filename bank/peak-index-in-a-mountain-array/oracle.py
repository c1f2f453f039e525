# By definition: the peak is the index whose two neighbours are both less.
# oracle:
#   arr.length <= 14
class Solution:
    def peakIndexInMountainArray(self, arr):
        return [i for i in range(1, len(arr) - 1) if arr[i - 1] < arr[i] > arr[i + 1]][0]
