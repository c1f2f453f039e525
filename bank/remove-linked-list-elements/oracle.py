# The values are read, those that stay are selected, and a new list is made of them from its end.
# oracle:
#   The number of nodes in the list is in the range [0, 40].
class Solution:
    def removeElements(self, head, val):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        answer = None
        for value in reversed(values):
            if value != val:
                answer = ListNode(value, answer)
        return answer
