# By definition: the numbers of each subarray are compared with the threshold, and what is above it must outweigh the
# rest.
# oracle:
#   arr.length <= 16
class Solution:
    def numOfSubarrays(self, arr, k, threshold):
        return sum(
            sum(x - threshold for x in arr[i:i + k]) >= 0 for i in range(len(arr) - k + 1)
        )
