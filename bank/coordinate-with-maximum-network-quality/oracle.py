# A signal has at least the quality s if s (1 + d) <= q, which whole numbers can tell: s^2 d^2 <= (q - s)^2. The best
# coordinates are all collected, and the smallest of them is chosen.
# oracle:
#   towers.length <= 3
#   0 <= x[i], y[i], q[i] <= 7
#   radius <= 8
class Solution:
    def bestCoordinate(self, towers, radius):
        quality = {}
        for x in range(9):
            for y in range(9):
                total = 0
                for a, b, q in towers:
                    square = (a - x) ** 2 + (b - y) ** 2
                    if square <= radius**2:
                        total += sum(s * s * square <= (q - s) ** 2 for s in range(1, q + 1))
                quality[x, y] = total
        most = max(quality.values())
        return list(min(place for place, total in quality.items() if total == most))
