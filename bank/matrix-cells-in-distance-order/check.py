class Solution:
    def check(self, rows: int, cols: int, rCenter: int, cCenter: int, expected: List[List[int]], got: List[List[int]]) -> str:
        if len(got) != rows * cols or any(len(cell) != 2 for cell in got):
            return "not a list of all cells"
        seen, last = set(), 0
        for i, j in got:
            if not (0 <= i < rows and 0 <= j < cols) or (i, j) in seen:
                return "[%d,%d] is outside or there twice" % (i, j)
            seen.add((i, j))
            distance = abs(i - rCenter) + abs(j - cCenter)
            if distance < last:
                return "[%d,%d] comes too late" % (i, j)
            last = distance
        return ""
