class Solution:
    def isValid(self, land) -> bool:
        # a group that is no rectangle has a corner where three of four cells are farmland
        for above, below in zip(land, land[1:]):
            for j in range(len(above) - 1):
                if above[j] + above[j + 1] + below[j] + below[j + 1] == 3:
                    return False
        return True
