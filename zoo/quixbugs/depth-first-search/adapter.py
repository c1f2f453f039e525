class Node:
    def __init__(self, value):
        self.value = value
        self.successors = []


class Solution:
    def depth_first_search(self, n, edges, start, goal):
        nodes = [Node(i) for i in range(n)]
        for u, v in edges:
            nodes[u].successors.append(nodes[v])
        return depth_first_search(nodes[start], nodes[goal])
