# By definition: all paths that visit no node twice are walked, for a round trip never helps.
# oracle:
#   n <= 6
#   edges.length <= 8
class Solution:
    def maxProbability(self, n, edges, succProb, start_node, end_node):
        chance = {}
        for (a, b), p in zip(edges, succProb):
            chance[a, b] = chance[b, a] = p

        def best(node, seen):
            if node == end_node:
                return 1.0
            return max(
                (p * best(b, seen | {b}) for (a, b), p in chance.items() if a == node and b not in seen), default=0.0
            )

        return best(start_node, {start_node})
