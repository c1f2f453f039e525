# By definition: every subarray is added up.
# oracle:
#   arr.length <= 16
class Solution:
    def numOfSubarrays(self, arr):
        n = len(arr)
        return sum(sum(arr[i:j]) % 2 for j in range(1, n + 1) for i in range(j)) % (10**9 + 7)
