# By definition: each node in turn is taken from the list and put in its place among the sorted ones.
# oracle:
#   The number of nodes in the list is in the range [1, 40].
class Solution:
    def insertionSortList(self, head):
        start = ListNode()
        while head:
            node, head = head, head.next
            before = start
            while before.next and before.next.val <= node.val:
                before = before.next
            before.next, node.next = node, before.next
        return start.next
