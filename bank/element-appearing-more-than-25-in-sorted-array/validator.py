class Solution:
    def isValid(self, arr: List[int]) -> bool:
        return sum(4 * arr.count(x) > len(arr) for x in set(arr[:: max(1, len(arr) // 4)])) == 1
