class Solution:
    def check(self, nums: List[int], expected: int, got: int) -> str:
        if expected == -1:
            return "" if got == -1 else "there is no such number"
        return "" if got in nums and min(nums) < got < max(nums) else "not a number of nums between its minimum and maximum"
