# By definition: all pairs of places are taken.
# oracle:
#   arr1.length <= 10
class Solution:
    def maxAbsValExpr(self, arr1, arr2):
        places = list(zip(arr1, arr2, range(len(arr1))))
        return max(sum(abs(a - b) for a, b in zip(p, q)) for p in places for q in places)
