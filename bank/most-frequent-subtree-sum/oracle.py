# By definition: for each node all values below it are listed and added up, and each sum is counted among all sums.
# oracle:
#   The number of nodes in the tree is in the range [1, 40].
class Solution:
    def findFrequentTreeSum(self, root):
        def below(node):
            return [node] + below(node.left) + below(node.right) if node else []

        sums = [sum(x.val for x in below(node)) for node in below(root)]
        most = max(sums.count(x) for x in sums)
        return sorted({x for x in sums if sums.count(x) == most})
