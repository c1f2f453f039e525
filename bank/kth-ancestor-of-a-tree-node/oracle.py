# By definition: the path to the root is followed for k steps.
# oracle:
#   n <= 12
#   calls.length <= 20
class TreeAncestor:
    def __init__(self, n, parent):
        self.parent = parent

    def getKthAncestor(self, node, k):
        for _ in range(k):
            if node < 0:
                break
            node = self.parent[node]
        return node
