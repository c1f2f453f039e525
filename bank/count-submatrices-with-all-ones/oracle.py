# By definition: the cells of every submatrix are looked at.
# oracle:
#   m <= 4
#   n <= 5
from itertools import combinations


class Solution:
    def numSubmat(self, mat):
        rows = list(combinations(range(len(mat) + 1), 2))
        columns = list(combinations(range(len(mat[0]) + 1), 2))
        return sum(all(all(row[c:d]) for row in mat[a:b]) for a, b in rows for c, d in columns)
