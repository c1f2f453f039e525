class Solution:
    def check(self, m: int, n: int, expected: List[str], got: List[str]) -> str:
        if len(got) != m or any(len(row) != n or row.strip(".#") for row in got):
            return "not %d rows of %d characters . and #" % (m, n)
        ways = [0] * (n + 1)
        ways[1] = 1
        for row in got:
            for j in range(n):
                ways[j + 1] = ways[j + 1] + ways[j] if row[j] == "." else 0
            ways[0] = 0
        return "" if ways[n] == 1 else "there are %d valid paths" % ways[n]
