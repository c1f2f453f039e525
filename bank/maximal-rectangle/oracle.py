# By definition: every rectangle of cells is tried, and counts if it has ones only.
# oracle:
#   1 <= rows, cols <= 7


class Solution:
    def maximalRectangle(self, matrix):
        m, n = len(matrix), len(matrix[0])
        best = 0
        for top in range(m):
            for bottom in range(top + 1, m + 1):
                for left in range(n):
                    for right in range(left + 1, n + 1):
                        if all("0" not in row[left:right] for row in matrix[top:bottom]):
                            best = max(best, (bottom - top) * (right - left))
        return best
