# As long as a cell is greater than the next one on its diagonal, the two change places.
# oracle:
#   m <= 4
#   n <= 5
class Solution:
    def diagonalSort(self, mat):
        cells = [(r, c) for r in range(len(mat) - 1) for c in range(len(mat[0]) - 1)]
        changed = True
        while changed:
            changed = False
            for r, c in cells:
                if mat[r][c] > mat[r + 1][c + 1]:
                    mat[r][c], mat[r + 1][c + 1] = mat[r + 1][c + 1], mat[r][c]
                    changed = True
        return mat
