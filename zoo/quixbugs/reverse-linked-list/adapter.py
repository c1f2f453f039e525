class Node:
    def __init__(self, value, successor):
        self.value = value
        self.successor = successor


class Solution:
    def reverse_linked_list(self, node):
        values = []
        while node:
            values.append(node.val)
            node = node.next
        head = None
        for value in reversed(values):
            head = Node(value, head)
        head = reverse_linked_list(head)
        values = []
        while head:
            values.append(head.value)
            head = head.successor
        node = None
        for value in reversed(values):
            node = ListNode(value, node)
        return node
