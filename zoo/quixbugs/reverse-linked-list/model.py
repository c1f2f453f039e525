class Solution:
    def reverse_linked_list(self, node):
        before = None
        while node:
            before = ListNode(node.val, before)
            node = node.next
        return before
