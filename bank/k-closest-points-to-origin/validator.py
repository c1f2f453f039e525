class Solution:
    def isValid(self, points: List[List[int]], k: int) -> bool:
        # The answer is one list: those that are as far away as the last of it are all in it, or all the same point.
        order = sorted([x * x + y * y, x, y] for x, y in points)
        last = [point for point in order if point[0] == order[k - 1][0]]
        return k == len(order) or order[k - 1][0] < order[k][0] or last[0] == last[-1]
