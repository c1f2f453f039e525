class Solution:
    def check(self, n: int, sums: List[int], expected: List[int], got: List[int]) -> str:
        if len(got) != n:
            return "not %d numbers" % n
        all_sums = [0]
        for x in got:
            all_sums += [x + y for y in all_sums]
        return "" if sorted(all_sums) == sorted(sums) else "other subset sums"
