class Solution:
    def isValid(self, nestedList):
        # At most 500 items in the outer list; and no list is deeper than a program that calls itself can go.
        items, depth, deepest = 1, 0, 0
        for c in nestedList:
            depth += (c == "[") - (c == "]")
            deepest = max(deepest, depth)
            items += c == "," and depth == 1
        return items <= 500 and deepest <= 500
