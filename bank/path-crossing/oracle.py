# Two locations are the same if the part of the path between them has as many steps to the north as to the south,
# and as many to the east as to the west; every part is tried.
# oracle:
#   path.length <= 14
class Solution:
    def isPathCrossing(self, path):
        for j in range(len(path) + 1):
            for i in range(j):
                part = path[i:j]
                if part.count("N") == part.count("S") and part.count("E") == part.count("W"):
                    return True
        return False
