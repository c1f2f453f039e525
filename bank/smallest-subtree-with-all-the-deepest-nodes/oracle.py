# By definition: of all subtrees that contain every deepest node, the one with the fewest nodes is taken.
# oracle:
#   nodes() <= 10
class Solution:
    def subtreeWithAllDeepest(self, root):
        def subtree(node, depth):
            if node is None:
                return []
            return [(node, depth)] + subtree(node.left, depth + 1) + subtree(node.right, depth + 1)

        nodes = subtree(root, 0)
        last = max(depth for _, depth in nodes)
        deepest = {node.val for node, depth in nodes if depth == last}
        found = []
        for node, depth in nodes:
            values = [below.val for below, _ in subtree(node, depth)]
            if deepest <= set(values):
                found.append((len(values), node.val, node))
        return min(found)[2]
