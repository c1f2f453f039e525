# All later values move up by one node, and the last node is cut off.
# oracle:
#   The number of the nodes in the given list is in the range [2, 60].
class Solution:
    def deleteNode(self, node):
        nodes = []
        while node:
            nodes.append(node)
            node = node.next
        values = [node.val for node in nodes]
        for node, value in zip(nodes, values[1:]):
            node.val = value
        nodes[-2].next = None
