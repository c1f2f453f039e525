# By definition: each connection is left out once, and the servers that the first one still reaches are counted.
# oracle:
#   n <= 7
#   connections.length <= 10
class Solution:
    def criticalConnections(self, n, connections):
        def connected(edges):
            reached, size = {0}, 0
            while size < len(reached):
                size = len(reached)
                for a, b in edges:
                    if a in reached or b in reached:
                        reached |= {a, b}
            return size == n

        return [
            edge for i, edge in enumerate(connections)
            if not connected(connections[:i] + connections[i + 1:])
        ]
