class Solution:
    def isValid(self, points: List[List[int]], k: int) -> bool:
        return any(b[0] - a[0] <= k for a, b in zip(points, points[1:]))
