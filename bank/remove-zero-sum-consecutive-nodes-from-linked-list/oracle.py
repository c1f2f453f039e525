# By definition: as long as there is one, a sequence with the sum 0 is deleted.
# oracle:
#   nodes() <= 9
#   -4 <= node.val <= 4
class Solution:
    def removeZeroSumSublists(self, head):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        changed = True
        while changed:
            changed = False
            for size in range(1, len(values) + 1):
                for start in range(len(values) - size + 1):
                    if not changed and sum(values[start:start + size]) == 0:
                        del values[start:start + size]
                        changed = True
        for value in reversed(values):
            head = ListNode(value, head)
        return head
