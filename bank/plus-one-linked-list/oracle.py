# By definition: the digits are read as a number, and the next number is written as a list.
# oracle:
#   The number of nodes in the linked list is in the range [1, 60].
class Solution:
    def plusOne(self, head):
        text = ""
        while head is not None:
            text += str(head.val)
            head = head.next
        for digit in reversed(str(int(text) + 1)):
            head = ListNode(int(digit), head)
        return head
