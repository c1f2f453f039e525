# By definition: each subarray of length m is repeated k times and compared with what the array has from its start on.
# oracle:
#   arr.length <= 16
#   arr[i] <= 3
#   m <= 4
#   k <= 4
class Solution:
    def containsPattern(self, arr, m, k):
        return any(arr[i : i + m] * k == arr[i : i + m * k] for i in range(len(arr) - m * k + 1))
