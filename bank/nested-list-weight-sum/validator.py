class Solution:
    def isValid(self, nestedList: str) -> bool:
        # The outermost list has 1 to 50 items, and no integer lies deeper than 50.
        depth, deepest, items, inner = 0, 0, 1, nestedList != "[]"
        for c in nestedList:
            depth += (c == "[") - (c == "]")
            items += c == "," and depth == 1
            if c.isdigit():
                deepest = max(deepest, depth)
        return inner and items <= 50 and deepest <= 50
