# By definition: k times the last value is moved to the front.
# oracle:
#   The number of nodes in the list is in the range [0, 100].
#   k <= 2000


class Solution:
    def rotateRight(self, head, k):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        if values:
            for _ in range(k):
                values.insert(0, values.pop())
        for value in reversed(values):
            head = ListNode(value, head)
        return head
