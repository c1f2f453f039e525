class Solution:
    def check(self, nums: List[int], expected: List[int], got: List[int]) -> str:
        if sorted(got) != sorted(nums):
            return "the answer does not have the same numbers"
        for i in range(len(got) - 1):
            if not (got[i] < got[i + 1] if i % 2 == 0 else got[i] > got[i + 1]):
                return "places %d and %d are in the wrong order" % (i, i + 1)
        return ""
