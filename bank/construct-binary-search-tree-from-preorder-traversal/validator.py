class Solution:
    def isValid(self, preorder: List[int]) -> bool:
        # Whoever is in the right part of a node is followed by larger ones only.
        low, path = 0, []
        for value in preorder:
            while path and path[-1] < value:
                low = path.pop()
            if value < low:
                return False
            path.append(value)
        return True
