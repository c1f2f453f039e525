# By definition: all squares are added up, the largest ones first.
# oracle:
#   m <= 5
#   n <= 5
class Solution:
    def maxSideLength(self, mat, threshold):
        m, n = len(mat), len(mat[0])
        for side in range(min(m, n), 0, -1):
            for r in range(m - side + 1):
                for c in range(n - side + 1):
                    if sum(sum(row[c : c + side]) for row in mat[r : r + side]) <= threshold:
                        return side
        return 0
