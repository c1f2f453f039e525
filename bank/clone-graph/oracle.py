# All nodes are listed first, then a new node is made for each, then the new nodes are joined as the old ones are.
# oracle:
#   adjList.length <= 30
class Solution:
    def cloneGraph(self, node):
        if node is None:
            return None
        old = [node]
        for place in old:
            old.extend(near for near in dict.fromkeys(place.neighbors) if near not in old)
        new = [Node(place.val) for place in old]
        for place, copy in zip(old, new):
            copy.neighbors = [new[old.index(near)] for near in place.neighbors]
        return new[0]
