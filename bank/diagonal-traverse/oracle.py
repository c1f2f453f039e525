# By simulation: a walker goes up to the right, and turns at the border into the next cell that exists.
# oracle:
#   1 <= m, n <= 8
class Solution:
    def findDiagonalOrder(self, mat):
        m, n = len(mat), len(mat[0])
        i, j, up = 0, 0, True
        order = []
        while len(order) < m * n:
            order.append(mat[i][j])
            a, b = (i - 1, j + 1) if up else (i + 1, j - 1)
            if not (0 <= a < m and 0 <= b < n):
                # at the border: to the right or down, whichever lies on the next diagonal
                first, second = ((i, j + 1), (i + 1, j)) if up else ((i + 1, j), (i, j + 1))
                a, b = first if first[0] < m and first[1] < n else second
                up = not up
            i, j = a, b
        return order
