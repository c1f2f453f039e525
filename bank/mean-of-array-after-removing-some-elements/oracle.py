# By definition: one smallest and one largest element are removed at a time, as many times as 5% are elements.
# oracle:
#   20 <= arr.length <= 60
class Solution:
    def trimMean(self, arr):
        rest = list(arr)
        for _ in range(len(arr) * 5 // 100):
            rest.remove(min(rest))
            rest.remove(max(rest))
        return sum(rest) / len(rest)
