class Solution:
    def check(self, nums: List[str], expected: str, got: str) -> str:
        if len(got) != len(nums) or any(c not in "01" for c in got):
            return "a text of n signs 0 or 1 is wanted"
        return "this text is in nums" if got in nums else ""
