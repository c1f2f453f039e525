class Solution:
    def isValid(self, n, edges):
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        degree = list(map(len, near))
        least = min(degree)
        # a grid of r rows and c columns has 2rc - r - c edges
        if not 1 <= least <= 2 or max(degree) > 4 or sum(d == least for d in degree) > 4:
            return False
        around = 2 * n - len(edges)
        first = degree.index(least)
        far = self.distances(near, first)
        if -1 in far:
            return False
        for other in range(n):
            if other == first or degree[other] != least:
                continue
            columns = far[other] + 1
            rows = around - columns
            if rows * columns == n and self.fits(near, edges, far, self.distances(near, other), rows, columns):
                return True
        return False

    def distances(self, near, start):
        far, row = [-1] * len(near), [start]
        far[start] = 0
        for a in row:
            for b in near[a]:
                if far[b] == -1:
                    far[b] = far[a] + 1
                    row.append(b)
        return far

    def fits(self, near, edges, left, right, rows, columns):
        # left = i + j and right = i + (columns - 1 - j) give each node its cell
        cells = []
        for a, b in zip(left, right):
            i = (a + b - columns + 1) // 2
            j = a - i
            if not (0 <= i < rows and 0 <= j < columns):
                return False
            cells.append((i, j))
        if len(set(cells)) != len(cells):
            return False
        return all(abs(cells[a][0] - cells[b][0]) + abs(cells[a][1] - cells[b][1]) == 1 for a, b in edges)
