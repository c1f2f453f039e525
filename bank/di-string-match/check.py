class Solution:
    def check(self, s: str, expected: List[int], got: List[int]) -> str:
        n = len(s)
        if len(got) != n + 1:
            return "expected %d items, got %d" % (n + 1, len(got))
        seen = [False] * (n + 1)
        for value in got:
            if not 0 <= value <= n or seen[value]:
                return "%d is out of range or there twice" % value
            seen[value] = True
        for i in range(n):
            if (got[i] < got[i + 1]) != (s[i] == "I"):
                return "items %d and %d stand in the wrong order" % (i, i + 1)
        return ""
