# By definition: each server looks for another one in its row or column.
# oracle:
#   1 <= m <= 4
#   1 <= n <= 4
class Solution:
    def countServers(self, grid):
        servers = [(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell]
        return sum(any((i == a) != (j == b) for a, b in servers) for i, j in servers)
