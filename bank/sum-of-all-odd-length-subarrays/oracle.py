# By definition: every subarray of odd length is added up.
# oracle:
#   arr.length <= 16
class Solution:
    def sumOddLengthSubarrays(self, arr):
        n = len(arr)
        return sum(sum(arr[i:j]) for i in range(n) for j in range(i + 1, n + 1, 2))
