# By definition: the values of each level are listed, and each list is checked for its two conditions.
# oracle:
#   The number of nodes in the tree is in the range [1, 12].
#   Node.val <= 12
class Solution:
    def isEvenOddTree(self, root):
        level, index = [root], 0
        while level:
            values = [node.val for node in level]
            if index % 2 == 0:
                good = all(x % 2 == 1 for x in values) and values == sorted(set(values))
            else:
                good = all(x % 2 == 0 for x in values) and values == sorted(set(values), reverse=True)
            if not good:
                return False
            level = [child for node in level for child in (node.left, node.right) if child]
            index += 1
        return True
