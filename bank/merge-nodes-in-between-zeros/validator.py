class Solution:
    def isValid(self, head):
        before = None
        while head:
            if before is None and head.val != 0 or before == head.val == 0:
                return False
            before = head.val
            head = head.next
        return before == 0
