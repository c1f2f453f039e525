# By definition: at each node all values of the left subtree are less, and all of the right one greater.
# oracle:
#   The number of nodes in the tree is in the range [1, 30].
class Solution:
    def isValidBST(self, root):
        def values(node):
            return [node.val] + values(node.left) + values(node.right) if node else []

        if root is None:
            return True
        less = all(value < root.val for value in values(root.left))
        greater = all(value > root.val for value in values(root.right))
        return less and greater and self.isValidBST(root.left) and self.isValidBST(root.right)
