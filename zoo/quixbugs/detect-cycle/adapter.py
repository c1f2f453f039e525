class Node:
    def __init__(self, value):
        self.value = value
        self.successor = None


class Solution:
    def detect_cycle(self, n, pos):
        nodes = [Node(i) for i in range(n)]
        for one, following in zip(nodes, nodes[1:]):
            one.successor = following
        if pos >= 0:
            nodes[-1].successor = nodes[pos]
        return detect_cycle(nodes[0])
