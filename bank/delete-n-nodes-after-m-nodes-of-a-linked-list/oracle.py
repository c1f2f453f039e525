# By definition: the values are cut into pieces of m + n, and a new list is made from the first m of each piece.
# oracle:
#   The number of nodes in the list is in the range [1, 16].
#   m <= 18
#   n <= 18
class Solution:
    def deleteNodes(self, head, m, n):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        kept = [value for start in range(0, len(values), m + n) for value in values[start : start + m]]
        result = None
        for value in reversed(kept):
            result = ListNode(value, result)
        return result
