class Solution:
    def check(self, arr: List[int], expected: List[int], got: List[int]) -> str:
        if len(got) > 10 * len(arr):
            return "too many flips"
        a = list(arr)
        for k in got:
            if not 1 <= k <= len(a):
                return "a flip of %d" % k
            a[:k] = a[:k][::-1]
        return "" if a == sorted(a) else "not sorted in the end"
