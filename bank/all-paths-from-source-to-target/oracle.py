# By definition: every order of some nodes between the first and the last is a path if each step of it is an edge.
# oracle:
#   n <= 6
from itertools import permutations


class Solution:
    def allPathsSourceTarget(self, graph):
        last = len(graph) - 1
        orders = ([0, *middle, last] for size in range(last) for middle in permutations(range(1, last), size))
        return [path for path in orders if all(b in graph[a] for a, b in zip(path, path[1:]))]
