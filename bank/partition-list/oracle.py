# By definition: a value below x right after one that is not below x changes places with it, until
# there is no such pair.
# oracle:
#   The number of nodes in the list is in the range [0, 24].


class Solution:
    def partition(self, head, x):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        changed = True
        while changed:
            changed = False
            for i in range(1, len(values)):
                if values[i] < x <= values[i - 1]:
                    values[i - 1], values[i] = values[i], values[i - 1]
                    changed = True
        for value in reversed(values):
            head = ListNode(value, head)
        return head
