# A new tree is built: what the old one has at a path of lefts and rights, the new one has at the opposite path.
# oracle:
#   The number of nodes in the tree is in the range [0, 30].
class Solution:
    def invertTree(self, root):
        places = {}

        def note(node, path):
            if node:
                places[path] = node.val
                note(node.left, path + "L")
                note(node.right, path + "R")

        def made(path):
            opposite = path.translate(str.maketrans("LR", "RL"))
            if opposite not in places:
                return None
            node = TreeNode(places[opposite])
            node.left, node.right = made(path + "L"), made(path + "R")
            return node

        note(root, "")
        return made("")
