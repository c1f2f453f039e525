# By definition: each digit counts as the power of two that belongs to its distance from the end.
# oracle:
#   The number of nodes in the list is in the range [1, 30].
class Solution:
    def getDecimalValue(self, head):
        digits = []
        while head:
            digits.append(head.val)
            head = head.next
        return sum(2 ** place for place, digit in enumerate(reversed(digits)) if digit)
