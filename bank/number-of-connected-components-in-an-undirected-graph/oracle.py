# By definition: the least number that reaches a node goes along the edges until nothing changes; nodes are connected
# if they end with the same one.
# oracle:
#   n <= 12
#   edges.length <= 14
class Solution:
    def countComponents(self, n, edges):
        least = list(range(n))
        changed = True
        while changed:
            changed = False
            for a, b in edges:
                if least[a] != least[b]:
                    least[a] = least[b] = min(least[a], least[b])
                    changed = True
        return len(set(least))
