# By definition: the minimum of each subarray.
# oracle:
#   arr.length <= 12
class Solution:
    def sumSubarrayMins(self, arr):
        n = len(arr)
        return sum(min(arr[i:j]) for j in range(1, n + 1) for i in range(j)) % (10**9 + 7)
