class Solution:
    def isValid(self, arr: List[int]) -> bool:
        n = len(arr)
        step, rest = divmod(arr[-1] - arr[0], n)
        if rest:
            return False
        if step == 0:
            return all(x == arr[0] for x in arr)
        whole = [arr[0] + i * step for i in range(n + 1)]
        k = next(i for i in range(n + 1) if i == n or arr[i] != whole[i])
        return 0 < k < n and arr[k:] == whole[k + 1:]
