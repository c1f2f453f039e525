# By definition: a value stays if it occurs exactly once in the list.
# oracle:
#   The number of nodes in the list is in the range [0, 80].


class Solution:
    def deleteDuplicates(self, head):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        for value in reversed(values):
            if values.count(value) == 1:
                head = ListNode(value, head)
        return head
