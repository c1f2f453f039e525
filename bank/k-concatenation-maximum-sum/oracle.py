# By definition: the long array is made, and all its subarrays are summed up.
# oracle:
#   arr.length <= 5
#   k <= 4
class Solution:
    def kConcatenationMaxSum(self, arr, k):
        long, best = arr * k, 0
        for start in range(len(arr)):
            total = 0
            for number in long[start:]:
                total += number
                best = max(best, total)
        return best % (10**9 + 7)
