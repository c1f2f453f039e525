# By definition: every way to divide the leaves among the two sides of the root is tried.
# oracle:
#   arr.length <= 6
class Solution:
    def mctFromLeafValues(self, arr):
        if len(arr) == 1:
            return 0
        return min(
            max(arr[:i]) * max(arr[i:]) + self.mctFromLeafValues(arr[:i]) + self.mctFromLeafValues(arr[i:])
            for i in range(1, len(arr))
        )
