class Solution:
    def check(self, arr: List[int], x: int, expected: int, got: int) -> str:
        if expected == -1:
            return "" if got == -1 else "x is not in arr"
        return "" if 0 <= got < len(arr) and arr[got] == x else "x is not there"
