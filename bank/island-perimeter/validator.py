class Solution:
    def isValid(self, grid: List[List[int]]) -> bool:
        m, n = len(grid) + 2, len(grid[0]) + 2
        # with a frame of water
        cells = [0] * n + [c for row in grid for c in [0] + row + [0]] + [0] * n

        def parts(kind):
            seen = [c != kind for c in cells]
            count = 0
            for start in range(m * n):
                if seen[start]:
                    continue
                count += 1
                if count > 1:
                    return count
                seen[start] = True
                todo = [start]
                while todo:
                    p = todo.pop()
                    x = p % n
                    for q, inside in ((p - n, p >= n), (p + n, p + n < m * n), (p - 1, x > 0), (p + 1, x + 1 < n)):
                        if inside and not seen[q]:
                            seen[q] = True
                            todo.append(q)
            return count

        return parts(1) == 1 and parts(0) == 1
