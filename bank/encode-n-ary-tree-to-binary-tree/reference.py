# A node's first child goes to the left and its next sibling to the right: every node has at most one of each, so the
# binary tree holds all of the other tree and nothing else. A list of what is left to do takes the place of recursion.
class Codec:
    def encode(self, root):
        if not root:
            return None
        top = TreeNode(root.val)
        todo = [(root, top)]
        while todo:
            node, place = todo.pop()
            last = None
            for child in node.children or []:
                copy = TreeNode(child.val)
                if last is None:
                    place.left = copy
                else:
                    last.right = copy
                last = copy
                todo.append((child, copy))
        return top

    def decode(self, data):
        if not data:
            return None
        top = Node(data.val, [])
        todo = [(data, top)]
        while todo:
            place, node = todo.pop()
            child = place.left
            while child:
                copy = Node(child.val, [])
                node.children.append(copy)
                todo.append((child, copy))
                child = child.right
        return top
