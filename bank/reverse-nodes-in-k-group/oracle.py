# By definition: the values are cut into pieces of k, and each piece that is full is turned.
# oracle:
#   n <= 60


class Solution:
    def reverseKGroup(self, head, k):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        turned = []
        for i in range(0, len(values), k):
            piece = values[i:i + k]
            turned += piece[::-1] if len(piece) == k else piece
        for value in reversed(turned):
            head = ListNode(value, head)
        return head
