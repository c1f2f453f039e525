# By definition: the values at places 0 and 1, 2 and 3, and so on change places.
# oracle:
#   The number of nodes in the list is in the range [0, 100].


class Solution:
    def swapPairs(self, head):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        for i in range(1, len(values), 2):
            values[i - 1], values[i] = values[i], values[i - 1]
        for value in reversed(values):
            head = ListNode(value, head)
        return head
