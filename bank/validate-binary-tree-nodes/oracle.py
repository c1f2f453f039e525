# By definition: from some node all the others are reached, with no more children in all than this takes.
# oracle:
#   n <= 6
class Solution:
    def validateBinaryTreeNodes(self, n, leftChild, rightChild):
        edges = [(i, child) for row in (leftChild, rightChild) for i, child in enumerate(row) if child >= 0]
        for root in range(n):
            reached = {root}
            for _ in range(n):
                reached |= {child for parent, child in edges if parent in reached}
            if len(reached) == n and len(edges) == n - 1:
                return True
        return False
