# By definition: all sub-arrays with the sum are listed, and all pairs of them are compared.
# oracle:
#   arr.length <= 10
#   arr[i] <= 5
#   target <= 10
class Solution:
    def minSumOfLengths(self, arr, target):
        n = len(arr)
        parts = [(i, j) for i in range(n) for j in range(i + 1, n + 1) if sum(arr[i:j]) == target]
        return min((j - i + b - a for i, j in parts for a, b in parts if j <= a), default=-1)
