# Every triangulation has a triangle with two sides of the polygon, so corners are cut off in all orders.
# oracle:
#   n <= 6
class Solution:
    def minScoreTriangulation(self, values):
        if len(values) == 3:
            return values[0] * values[1] * values[2]
        scores = []
        for i in range(len(values)):
            cut = values[i - 1] * values[i] * values[(i + 1) % len(values)]
            scores.append(cut + self.minScoreTriangulation(values[:i] + values[i + 1:]))
        return min(scores)
