class Node:
    def __init__(self, value):
        self.value = value
        self.successors = []

    # The heap of the program compares nodes where lengths are equal.
    def __lt__(self, other):
        return self.value < other.value


class Solution:
    def shortest_path_length(self, n, edges, start, goal):
        nodes = [Node(i) for i in range(n)]
        length_by_edge = {}
        for u, v, length in edges:
            nodes[u].successors.append(nodes[v])
            length_by_edge[nodes[u], nodes[v]] = length
        length = shortest_path_length(length_by_edge, nodes[start], nodes[goal])
        return -1 if length == float("inf") else length
