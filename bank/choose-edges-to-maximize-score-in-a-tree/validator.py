from typing import List


class Solution:
    def isValid(self, edges: List[List[int]]) -> bool:
        # whether each node has the root above it
        rooted = [False] * len(edges)
        rooted[0] = True
        for node in range(len(edges)):
            path = []
            while not rooted[node]:
                rooted[node] = True
                path.append(node)
                node = edges[node][0]
            # a cycle leads back into the same walk
            if path and node in set(path):
                return False
        return True
