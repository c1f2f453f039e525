# As long as a room is more than one step worse than a neighbour, it is corrected.
# oracle:
#   1 <= m, n <= 5
class Solution:
    def wallsAndGates(self, rooms):
        m, n = len(rooms), len(rooms[0])
        changed = True
        while changed:
            changed = False
            for i in range(m):
                for j in range(n):
                    for r, c in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                        if 0 <= r < m and 0 <= c < n and rooms[r][c] != -1 and rooms[i][j] > rooms[r][c] + 1:
                            rooms[i][j] = rooms[r][c] + 1
                            changed = True
