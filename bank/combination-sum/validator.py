class Solution:
    def isValid(self, candidates: List[int], target: int) -> bool:
        ways = [1] + [0] * target
        for x in candidates:
            for total in range(x, target + 1):
                ways[total] += ways[total - x]
        return ways[target] < 150
