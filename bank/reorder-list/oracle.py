# By definition: after each node in turn, the last node of the list is cut off and put in, until nothing is left to
# move.
# oracle:
#   The number of nodes in the list is in the range [1, 20].
class Solution:
    def reorderList(self, head):
        node = head
        while node and node.next and node.next.next:
            before = node
            while before.next.next:
                before = before.next
            last, before.next = before.next, None
            node.next, last.next = last, node.next
            node = last.next
