class Solution:
    def check(self, nums: List[int], expected: List[int], got: List[int]) -> str:
        if sorted(got) != sorted(nums):
            return "not the same numbers"
        odd = [x % 2 for x in got]
        return "" if odd == sorted(odd) else "an odd number before an even one"
