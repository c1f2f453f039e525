# By definition: each node has a way from the root, and it is in the subtrees of all nodes on this way.
# oracle:
#   1 <= n <= 8
#   labels consists of 'a' to 'c'
class Solution:
    def countSubTrees(self, n, edges, labels):
        ways = {0: [0]}
        while len(ways) < n:
            for a, b in edges + [edge[::-1] for edge in edges]:
                if a in ways and b not in ways:
                    ways[b] = ways[a] + [b]
        return [sum(i in ways[j] and labels[i] == labels[j] for j in range(n)) for i in range(n)]
