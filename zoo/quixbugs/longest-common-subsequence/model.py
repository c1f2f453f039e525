class Solution:
    def longest_common_subsequence(self, a, b):
        best = [[""] * (len(b) + 1) for _ in range(len(a) + 1)]
        for i, x in enumerate(a):
            for j, y in enumerate(b):
                best[i + 1][j + 1] = best[i][j] + x if x == y else max(best[i][j + 1], best[i + 1][j], key=len)
        return best[-1][-1]
