# By definition: the values are laid out, and the n-th from the end is left out.
# oracle:
#   1 <= sz <= 30


class Solution:
    def removeNthFromEnd(self, head, n):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        del values[-n]
        for value in reversed(values):
            head = ListNode(value, head)
        return head
