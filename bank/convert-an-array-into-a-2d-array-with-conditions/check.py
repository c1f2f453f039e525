class Solution:
    def check(self, nums: List[int], expected: List[List[int]], got: List[List[int]]) -> str:
        if len(got) != len(expected):
            return "%d rows instead of %d" % (len(got), len(expected))
        if any(len(set(row)) != len(row) for row in got):
            return "a row has a number twice"
        return "" if sorted(x for row in got for x in row) == sorted(nums) else "the rows do not hold the numbers of nums"
