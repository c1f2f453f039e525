# By definition: for each grouped array the cells that differ are counted, and one swap puts two of them right.
# oracle:
#   data.length <= 14
class Solution:
    def minSwaps(self, data):
        zeros = data.count(0)
        ones = len(data) - zeros
        best = len(data)
        for before in range(zeros + 1):
            grouped = [0] * before + [1] * ones + [0] * (zeros - before)
            best = min(best, sum(a != b for a, b in zip(data, grouped)) // 2)
        return best
