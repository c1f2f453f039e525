# By definition: the closest element that is left, the smaller one of two, is taken k times.
# oracle:
#   arr.length <= 30
class Solution:
    def findClosestElements(self, arr, k, x):
        left, taken = list(arr), []
        for _ in range(k):
            best = left[0]
            for a in left:
                if abs(a - x) < abs(best - x) or abs(a - x) == abs(best - x) and a < best:
                    best = a
            left.remove(best)
            taken.append(best)
        return sorted(taken)
