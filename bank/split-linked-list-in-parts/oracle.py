# One place after the other is dealt to the parts in turn, which tells their lengths, and then new lists are made.
# oracle:
#   The number of nodes in the list is in the range [0, 14].
#   k <= 16
class Solution:
    def splitListToParts(self, head, k):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        parts = []
        for number in range(k):
            part = None
            length = len(values[number::k])
            start = sum(len(values[earlier::k]) for earlier in range(number))
            for value in reversed(values[start : start + length]):
                part = ListNode(value, part)
            parts.append(part)
        return parts
