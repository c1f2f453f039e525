# All nodes are listed first, then a new node is made for each, then the new nodes are joined as the old ones are.
# oracle:
#   The total number of nodes is between [0, 20]
class Solution:
    def cloneTree(self, root):
        if root is None:
            return None
        old = [root]
        for node in old:
            old.extend(node.children or [])
        new = {id(node): Node(node.val, []) for node in old}
        for node in old:
            for child in node.children or []:
                new[id(node)].children.append(new[id(child)])
        return new[id(root)]
