import re


class Solution:
    def isValid(self, traversal):
        children = []
        nodes = re.findall("(-*)([0-9]+)", traversal)
        if len(nodes) > 1000:
            return False
        for k, (dashes, value) in enumerate(nodes):
            depth = len(dashes)
            if depth > len(children) or (k and not depth) or int(value) > 10**9:
                return False
            del children[depth:]
            children.append(0)
            if depth:
                children[depth - 1] += 1
                if children[depth - 1] > 2:
                    return False
        return True
