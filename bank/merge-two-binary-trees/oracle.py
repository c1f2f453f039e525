# By definition: values are added up by their places (the turns from the root), and a new tree is built of the places.
# oracle:
#   The number of nodes in both trees is in the range [0, 30].
class Solution:
    def mergeTrees(self, root1, root2):
        values = {}

        def add(node, place):
            if node:
                values[place] = values.get(place, 0) + node.val
                add(node.left, place + "l")
                add(node.right, place + "r")

        def build(place):
            if place not in values:
                return None
            return TreeNode(values[place], build(place + "l"), build(place + "r"))

        add(root1, "")
        add(root2, "")
        return build("")
