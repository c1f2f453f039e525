# All nodes hang together, and without any one of the edges they no longer do.
# oracle:
#   n <= 9
#   edges.length <= 12
class Solution:
    def validTree(self, n, edges):
        def connected(edges):
            reached = [0]
            for node in reached:
                for edge in edges:
                    if node in edge:
                        other = edge[0] + edge[1] - node
                        if other not in reached:
                            reached.append(other)
            return len(reached) == n

        return connected(edges) and not any(connected(edges[:i] + edges[i + 1:]) for i in range(len(edges)))
