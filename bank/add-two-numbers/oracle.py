# By definition: the lists are read as whole numbers, added, and the sum is written backwards.
# oracle:
#   The number of nodes in each linked list is in the range [1, 100].


class Solution:
    def addTwoNumbers(self, l1, l2):
        def number(node):
            text = ""
            while node:
                text = str(node.val) + text
                node = node.next
            return int(text)

        head = None
        for digit in str(number(l1) + number(l2)):
            head = ListNode(int(digit), head)
        return head
