class Solution:
    def isValid(self, nestedList):
        # At most 50 items in the outer list; and no integer is deeper than 50 lists.
        items, depth, deepest = 1, 0, 0
        for c in nestedList:
            depth += (c == "[") - (c == "]")
            deepest = max(deepest, depth)
            items += c == "," and depth == 1
        return items <= 50 and deepest <= 50
