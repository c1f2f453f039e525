# Every full tree grows from a single leaf, when a leaf gets two children again and again. A tree is written as a text
# meanwhile, a leaf as a dot, so that equal trees are found only once.
# oracle:
#   n <= 15
class Solution:
    def allPossibleFBT(self, n):
        texts = {"."}
        for _ in range(n // 2):
            texts = {text[:i] + "(..)" + text[i + 1 :] for text in texts for i, sign in enumerate(text) if sign == "."}
        return [self.tree(iter(text)) for text in texts] if n % 2 else []

    def tree(self, signs):
        node = TreeNode(0)
        if next(signs) == "(":
            node.left = self.tree(signs)
            node.right = self.tree(signs)
            next(signs)
        return node
