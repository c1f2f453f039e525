# By definition: all rectangles are summed, cell by cell.
# oracle:
#   matrix.length <= 5
#   matrix[i].length <= 5
class Solution:
    def maxSumSubmatrix(self, matrix, k):
        m, n = len(matrix), len(matrix[0])
        best = None
        for top in range(m):
            for bottom in range(top + 1, m + 1):
                for left in range(n):
                    for right in range(left + 1, n + 1):
                        total = sum(sum(row[left:right]) for row in matrix[top:bottom])
                        if total <= k and (best is None or total > best):
                            best = total
        return best
