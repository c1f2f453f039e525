# By definition: without any one of its edges a tree is two smaller trees, so all ways to part the points in two are
# tried.
# oracle:
#   points.length <= 5
class Solution:
    def minCostConnectPoints(self, points):
        def distance(a, b):
            return abs(a[0] - b[0]) + abs(a[1] - b[1])

        known = {}

        def cost(group):
            if len(group) < 2:
                return 0
            if group not in known:
                ways = []
                for choice in range(1, 1 << len(group) - 1):
                    one = tuple(p for i, p in enumerate(group) if choice >> i & 1)
                    other = tuple(p for i, p in enumerate(group) if not choice >> i & 1)
                    bridge = min(distance(a, b) for a in one for b in other)
                    ways.append(cost(one) + cost(other) + bridge)
                known[group] = min(ways)
            return known[group]

        return cost(tuple(map(tuple, points)))
