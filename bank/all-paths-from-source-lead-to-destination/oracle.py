# By definition: all paths are followed at once, step by step; each must end at the destination, and one that is still
# going on after n steps has met a node twice and never needs to end.
# oracle:
#   n <= 5
#   edges.length <= 7
class Solution:
    def leadsToDestination(self, n, edges, source, destination):
        here = {source}
        for _ in range(n):
            if any(node != destination and all(a != node for a, _ in edges) for node in here):
                return False
            here = {b for a, b in edges if a in here}
        return not here
