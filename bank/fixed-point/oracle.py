# By definition: all places are looked at in order.
# oracle:
#   arr.length <= 10
#   -6 <= arr[i] <= 14
class Solution:
    def fixedPoint(self, arr):
        return next((i for i, x in enumerate(arr) if i == x), -1)
