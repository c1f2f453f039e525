class Solution:
    def check(self, nums: List[int], expected: List[int], got: List[int]) -> str:
        if sorted(got) != sorted(nums):
            return "not the same numbers"
        for i in range(1, len(got)):
            if got[i - 1] > got[i] if i % 2 else got[i - 1] < got[i]:
                return "wrong order at index %d" % i
        return ""
