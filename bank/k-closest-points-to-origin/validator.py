class Solution:
    def isValid(self, points: List[List[int]], k: int) -> bool:
        away = sorted(x * x + y * y for x, y in points)
        return k == len(points) or away[k - 1] < away[k]
