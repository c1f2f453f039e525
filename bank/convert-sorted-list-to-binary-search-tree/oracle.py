# The shape of a heap with that many nodes is balanced (only its last level may have gaps); it is filled in order.
# oracle:
#   The number of nodes in head is in the range [0, 30].
class Solution:
    def sortedListToBST(self, head):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        source = iter(values)

        def filled(place):
            if place > len(values):
                return None
            left = filled(2 * place)
            value = next(source)
            return TreeNode(value, left, filled(2 * place + 1))

        return filled(1)
