class Solution:
    def isValid(self, gas: List[int], cost: List[int]) -> bool:
        n = len(gas)
        before = [0] * (n + 1)
        for i in range(n):
            before[i + 1] = before[i] + gas[i] - cost[i]
        if before[n] < 0:
            return True
        later = before[:]
        for i in range(n - 1, -1, -1):
            later[i] = min(later[i], later[i + 1])
        starts, least = 0, before[n]
        for i in range(n):
            starts += later[i + 1] >= before[i] and least + before[n] >= before[i] if i else later[1] >= 0
            least = min(least, before[i + 1]) if i else before[1]
        return starts <= 1
