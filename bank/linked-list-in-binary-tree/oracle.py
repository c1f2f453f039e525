# By definition: the values from the root to each node are written down, and one of these rows must end with the list.
# oracle:
#   The number of nodes in the list is in the range [1, 6].
#   The number of nodes in the tree is in the range [1, 14].
class Solution:
    def isSubPath(self, head, root):
        wanted = []
        while head:
            wanted.append(head.val)
            head = head.next
        rows = [(root, [root.val])]
        for node, row in rows:
            rows += [(child, row + [child.val]) for child in (node.left, node.right) if child]
        return any(row[-len(wanted) :] == wanted for _, row in rows)
