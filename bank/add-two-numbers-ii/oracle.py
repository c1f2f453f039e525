# By definition: both lists are read as numbers, and the digits of their sum become a list.
# oracle:
#   The number of nodes in each linked list is in the range [1, 60].
class Solution:
    def addTwoNumbers(self, l1, l2):
        def number(node):
            text = ""
            while node:
                text += str(node.val)
                node = node.next
            return int(text)

        head = last = ListNode(0)
        for digit in str(number(l1) + number(l2)):
            last.next = ListNode(int(digit))
            last = last.next
        return head.next
