class Solution:
    def check(self, m: int, n: int, r: int, c: int, expected: List[List[int]], got: List[List[int]]) -> str:
        if len(got) != m or any(len(row) != n for row in got):
            return "not a board of %d rows and %d columns" % (m, n)
        place = {value: (x, y) for x, row in enumerate(got) for y, value in enumerate(row)}
        if set(place) != set(range(m * n)):
            return "not every number from 0 to %d is there once" % (m * n - 1)
        if place[0] != (r, c):
            return "it does not begin at the knight's place"
        for k in range(1, m * n):
            (a, b), (x, y) = place[k - 1], place[k]
            if sorted((abs(a - x), abs(b - y))) != [1, 2]:
                return "no knight's move from %d to %d" % (k - 1, k)
        return ""
