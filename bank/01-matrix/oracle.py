# By definition: nothing stands in the way, so the distance to every zero is the rows plus the columns between.
# oracle:
#   1 <= m, n <= 6
class Solution:
    def updateMatrix(self, mat):
        m, n = len(mat), len(mat[0])
        zeros = [(i, j) for i in range(m) for j in range(n) if mat[i][j] == 0]
        return [[min(abs(i - a) + abs(j - b) for a, b in zeros) for j in range(n)] for i in range(m)]
