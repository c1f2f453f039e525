# The values are written down and compared with themselves read backwards.
# oracle:
#   The number of nodes in the list is in the range [1, 60].
class Solution:
    def isPalindrome(self, head):
        values = []
        while head:
            values.append(head.val)
            head = head.next
        return values == values[::-1]
