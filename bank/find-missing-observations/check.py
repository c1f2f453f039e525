class Solution:
    def check(self, rolls: List[int], mean: int, n: int, expected: List[int], got: List[int]) -> str:
        if not expected:
            return "" if not got else "there is no such array"
        if len(got) != n:
            return "expected %d rolls, got %d" % (n, len(got))
        if min(got) < 1 or max(got) > 6:
            return "a roll is not in the range from 1 to 6"
        return "" if sum(got) + sum(rolls) == mean * (n + len(rolls)) else "another mean"
