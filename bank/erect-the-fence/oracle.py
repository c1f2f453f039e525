# By definition: a tree is on the fence if some line through it and another tree has all trees on one side.
# oracle:
#   trees.length <= 16
class Solution:
    def outerTrees(self, trees):
        def border(a, b, c, d):
            sides = [(c - a) * (y - b) - (d - b) * (x - a) for x, y in trees]
            return min(sides) >= 0 or max(sides) <= 0

        if len(trees) == 1:
            return trees
        return [[a, b] for a, b in trees if any(border(a, b, c, d) for c, d in trees if (a, b) != (c, d))]
