class Solution:
    def check(self, arr: List[int], expected: List[int], got: List[int]) -> str:
        if expected == [-1, -1]:
            return "" if got == expected else "there is no such division"
        n = len(arr)
        if len(got) != 2 or not (0 <= got[0] and got[0] + 1 < got[1] < n):
            return "these are not the ends of three parts"
        i, j = got
        parts = ["".join(map(str, part)).lstrip("0") for part in (arr[:i + 1], arr[i + 1:j], arr[j:])]
        return "" if parts[0] == parts[1] == parts[2] else "the parts have different values"
