# The values are read into an array, and a new list is made of them from the last to the first.
# oracle:
#   The number of nodes in the list is in the range [0, 60].
class Solution:
    def reverseList(self, head):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        start = end = ListNode(0)
        for value in reversed(values):
            end.next = ListNode(value)
            end = end.next
        return start.next
