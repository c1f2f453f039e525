# By definition: the subarrays are removed, the shortest ones first, until the rest is in order.
# oracle:
#   arr.length <= 10
#   arr[i] <= 9
class Solution:
    def findLengthOfShortestSubarray(self, arr):
        for size in range(len(arr) + 1):
            for i in range(len(arr) - size + 1):
                rest = arr[:i] + arr[i + size:]
                if rest == sorted(rest):
                    return size
