# Two cells are joined if the streets of both lead to the border between them; groups of joined cells grow together
# until nothing changes.
# oracle:
#   m <= 4
#   n <= 4
class Solution:
    def hasValidPath(self, grid):
        leads = {1: "LR", 2: "UD", 3: "LD", 4: "RD", 5: "LU", 6: "RU"}
        m, n = len(grid), len(grid[0])
        joints = []
        for i in range(m):
            for j in range(n):
                if j + 1 < n and "R" in leads[grid[i][j]] and "L" in leads[grid[i][j + 1]]:
                    joints.append({(i, j), (i, j + 1)})
                if i + 1 < m and "D" in leads[grid[i][j]] and "U" in leads[grid[i + 1][j]]:
                    joints.append({(i, j), (i + 1, j)})
        reached, size = {(0, 0)}, 0
        while len(reached) > size:
            size = len(reached)
            for joint in joints:
                if joint & reached:
                    reached |= joint
        return (m - 1, n - 1) in reached
