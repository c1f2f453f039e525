# By definition: the values without the key are put into a new tree one by one; a tree without the key stays as it is.
# oracle:
#   The number of nodes in the tree is in the range [0, 40].
class Solution:
    def deleteNode(self, root, key):
        def values(node):
            return [node.val] + values(node.left) + values(node.right) if node else []

        if key not in values(root):
            return root
        top = None
        for x in values(root):
            if x == key:
                continue
            if top is None:
                top = TreeNode(x)
                continue
            node = top
            while True:
                side = "left" if x < node.val else "right"
                if getattr(node, side) is None:
                    setattr(node, side, TreeNode(x))
                    break
                node = getattr(node, side)
        return top
