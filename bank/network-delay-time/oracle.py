# By definition: the signal takes every path without a repeated node, and the least time counts at each node.
# oracle:
#   n <= 5
#   times.length <= 10
class Solution:
    def networkDelayTime(self, times, n, k):
        found = {node: [] for node in range(1, n + 1)}

        def walk(path, time):
            found[path[-1]].append(time)
            for u, v, w in times:
                if u == path[-1] and v not in path:
                    walk(path + [v], time + w)

        walk([k], 0)
        return max(map(min, found.values())) if all(found.values()) else -1
