# By definition: a node remains if neither its own subtree nor that of any node above it has the sum zero.
# oracle:
#   nodes <= 9
#   -3 <= value[i] <= 3
class Solution:
    def deleteTreeNodes(self, nodes, parent, value):
        def line(node):
            return [] if node < 0 else [node] + line(parent[node])

        lines = [line(node) for node in range(nodes)]
        sums = [sum(value[low] for low in range(nodes) if node in lines[low]) for node in range(nodes)]
        return sum(all(sums[high] for high in lines[node]) for node in range(nodes))
