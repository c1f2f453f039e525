class Solution:
    def check(self, mat: List[List[int]], expected: List[int], got: List[int]) -> str:
        m, n = len(mat), len(mat[0])
        if len(got) != 2:
            return "a row and a column are wanted"
        i, j = got
        if not (0 <= i < m and 0 <= j < n):
            return "not a cell of mat"
        for x, y in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
            if 0 <= x < m and 0 <= y < n and mat[x][y] >= mat[i][j]:
                return "the neighbour [%d, %d] is not smaller" % (x, y)
        return ""
