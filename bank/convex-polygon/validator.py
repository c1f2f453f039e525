class Solution:
    def isValid(self, points):
        # A simple polygon: edges meet in the corner between neighbours only.
        n = len(points)

        def turn(p, q, r):
            cross = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
            return (cross > 0) - (cross < 0)

        def on(p, q, r):
            """Whether r, on the line through p and q, lies between them."""
            return min(p[0], q[0]) <= r[0] <= max(p[0], q[0]) and min(p[1], q[1]) <= r[1] <= max(p[1], q[1])

        def meet(p, q, r, s):
            a, b, c, d = turn(p, q, r), turn(p, q, s), turn(r, s, p), turn(r, s, q)
            if a != b and c != d:
                return True
            return (a == 0 and on(p, q, r)) or (b == 0 and on(p, q, s)) or (c == 0 and on(r, s, p)) or (d == 0 and on(r, s, q))

        for i in range(n):
            p, q, r = points[i - 2], points[i - 1], points[i]
            if turn(p, q, r) == 0 and (q[0] - p[0]) * (r[0] - q[0]) + (q[1] - p[1]) * (r[1] - q[1]) < 0:
                return False
        edges = sorted((min(points[i - 1][0], points[i][0]), i) for i in range(n))
        active = []
        for start, i in edges:
            p, q = points[i - 1], points[i]
            low, high = min(p[1], q[1]), max(p[1], q[1])
            active = [edge for edge in active if edge[0] >= start]
            for _, bottom, top, j in active:
                if top < low or bottom > high or (i - j) % n in (1, n - 1):
                    continue
                if meet(p, q, points[j - 1], points[j]):
                    return False
            active.append((max(p[0], q[0]), low, high, i))
        return True
