class Node:
    def __init__(self, value):
        self.value = value
        self.incoming_nodes = []
        self.outgoing_nodes = []


class Solution:
    def topological_ordering(self, n, edges):
        nodes = [Node(i) for i in range(n)]
        for u, v in edges:
            nodes[u].outgoing_nodes.append(nodes[v])
            nodes[v].incoming_nodes.append(nodes[u])
        return [node.value for node in topological_ordering(nodes)]
