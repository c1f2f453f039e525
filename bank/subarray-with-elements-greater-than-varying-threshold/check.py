class Solution:
    def check(self, nums: List[int], threshold: int, expected: int, got: int) -> str:
        if expected == -1 or got == -1:
            return "" if got == expected else "there is %s such subarray" % ("no" if expected == -1 else "a")
        if not 1 <= got <= len(nums):
            return "%d is not the length of a subarray" % got
        run = 0
        for x in nums:
            run = run + 1 if x * got > threshold else 0
            if run == got:
                return ""
        return "no subarray of length %d has all its elements above" % got
