class Solution:
    def check(self, nums: List[int], k: int, expected: List[List[int]], got: List[List[int]]) -> str:
        if not expected:
            return "" if not got else "it is impossible"
        if len(got) != len(nums) // 3:
            return "expected %d arrays, got %d" % (len(nums) // 3, len(got))
        for part in got:
            if len(part) != 3:
                return "an array has not 3 elements"
            if max(part) - min(part) > k:
                return "%d and %d are in one array" % (min(part), max(part))
        return "" if sorted(x for part in got for x in part) == sorted(nums) else "the arrays are not a division of nums"
