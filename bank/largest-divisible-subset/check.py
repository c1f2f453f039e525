class Solution:
    def check(self, nums: List[int], expected: List[int], got: List[int]) -> str:
        if len(got) != len(expected):
            return "%d numbers, %d are possible" % (len(got), len(expected))
        if len(set(got)) != len(got) or not set(got) <= set(nums):
            return "not a subset"
        chain = sorted(got)
        for a, b in zip(chain, chain[1:]):
            if b % a:
                return "%d does not divide %d" % (a, b)
        return ""
