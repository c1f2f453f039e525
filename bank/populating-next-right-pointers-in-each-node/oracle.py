# Each level is a list that is made from the one above; every node is told its neighbour in that list.
# oracle:
#   The number of nodes in the tree is in the range [0, 15].
class Solution:
    def connect(self, root):
        row = [root] if root else []
        while row:
            for i in range(len(row)):
                row[i].next = row[i + 1] if i + 1 < len(row) else None
            row = [child for node in row for child in (node.left, node.right) if child]
        return root
