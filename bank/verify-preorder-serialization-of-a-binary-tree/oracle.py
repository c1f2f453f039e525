# By definition: a node whose two subtrees are empty is replaced by an empty one, as long as there is such a node; only
# of a tree nothing but one empty place remains.
# oracle:
#   preorder.length <= 60
import re


class Solution:
    def isValidSerialization(self, preorder):
        while True:
            shorter = re.sub(r"\d+,#,#", "#", preorder)
            if shorter == preorder:
                return preorder == "#"
            preorder = shorter
