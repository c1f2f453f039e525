# By definition: in the list of the values the part from the left place to the right one is written backwards.
# oracle:
#   n <= 100


class Solution:
    def reverseBetween(self, head, left, right):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        values[left - 1:right] = reversed(values[left - 1:right])
        for value in reversed(values):
            head = ListNode(value, head)
        return head
