# By definition: each query looks at all places.
# oracle:
#   colors.length <= 9
#   queries.length <= 6
class Solution:
    def shortestDistanceColor(self, colors, queries):
        return [min((abs(i - j) for j, color in enumerate(colors) if color == c), default=-1) for i, c in queries]
