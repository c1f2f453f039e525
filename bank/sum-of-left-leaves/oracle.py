# By definition: the path to every node is listed, and those leaves are summed whose path ends with a step to the
# left.
# oracle:
#   The number of nodes in the tree is in the range [1, 60].
class Solution:
    def sumOfLeftLeaves(self, root):
        def paths(node, path):
            if node is None:
                return []
            return [(path, node)] + paths(node.left, path + "L") + paths(node.right, path + "R")

        places = dict(paths(root, ""))
        leaves = [p for p in places if p + "L" not in places and p + "R" not in places]
        return sum(places[p].val for p in leaves if p.endswith("L"))
