class Solution:
    def check(self, n: int, expected: List[int], got: List[int]) -> str:
        if sorted(got) != list(range(1, n + 1)):
            return "not a permutation of 1 to n"
        place = [0] * (n + 1)
        for i, x in enumerate(got):
            place[x] = i
        for x in range(1, n + 1):
            at = place[x]
            for d in range(1, min(x - 1, n - x) + 1):
                if (place[x - d] < at) != (place[x + d] < at):
                    return "%d lies between %d and %d" % (x, x - d, x + d)
        return ""
