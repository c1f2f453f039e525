# By definition: every order of the values of every path is compared with its reverse.
# oracle:
#   The number of nodes in the tree is in the range [1, 6].
from itertools import permutations


class Solution:
    def pseudoPalindromicPaths(self, root):
        def paths(node):
            below = [path for child in (node.left, node.right) if child for path in paths(child)]
            return [[node.val] + path for path in below or [[]]]

        return sum(any(order == order[::-1] for order in permutations(path)) for path in paths(root))
