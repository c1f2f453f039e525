# By definition: the nodes are numbered from 1 and sorted, odd numbers first, and linked anew.
# oracle:
#   The number of nodes in the linked list is in the range [0, 60].
class Solution:
    def oddEvenList(self, head):
        nodes = []
        while head is not None:
            nodes.append(head)
            head = head.next
        order = sorted(range(1, len(nodes) + 1), key=lambda number: (number % 2 == 0, number))
        line = [nodes[number - 1] for number in order] + [None]
        for node, after in zip(line, line[1:]):
            node.next = after
        return line[0]
