class Solution:
    def isValid(self, root, queries):
        return root.val not in queries
