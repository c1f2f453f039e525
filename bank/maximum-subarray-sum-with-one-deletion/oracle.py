# By definition: each element of each subarray is deleted, if it is not the only one.
# oracle:
#   arr.length <= 9
class Solution:
    def maximumSum(self, arr):
        sums = []
        for j in range(1, len(arr) + 1):
            for i in range(j):
                part = arr[i:j]
                sums.append(sum(part))
                if len(part) > 1:
                    sums.append(sum(part) - min(part))
        return max(sums)
