# Neighbours in the wrong order exchange their values until there are none.
# oracle:
#   The number of nodes in the list is in the range [0, 25].
class Solution:
    def sortList(self, head):
        moved = True
        while moved:
            moved, node = False, head
            while node and node.next:
                if node.val > node.next.val:
                    node.val, node.next.val = node.next.val, node.val
                    moved = True
                node = node.next
        return head
