# The node before the given one is out of reach, so the next node is made superfluous instead: its value and its link
# are copied into the given one. The values that are left are the wanted ones, and the node is never the last.
class Solution:
    def deleteNode(self, node):
        node.val, node.next = node.next.val, node.next.next
