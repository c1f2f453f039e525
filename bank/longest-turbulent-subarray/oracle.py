# By definition: all subarrays are taken, and both conditions are checked as they are written.
# oracle:
#   arr.length <= 9
class Solution:
    def maxTurbulenceSize(self, arr):
        def turbulent(i, j):
            return any(
                all(arr[k] > arr[k + 1] if k % 2 == parity else arr[k] < arr[k + 1] for k in range(i, j))
                for parity in (0, 1)
            )

        n = len(arr)
        return max(j - i + 1 for i in range(n) for j in range(i, n) if turbulent(i, j))
