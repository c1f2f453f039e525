# By definition: after each place the islands of the whole land are counted anew, by flooding them one after another.
# oracle:
#   m <= 6
#   n <= 6
#   positions.length <= 12
class Solution:
    def numIslands2(self, m, n, positions):
        land = set()
        counts = []
        for r, c in positions:
            land.add((r, c))
            dry = set(land)
            islands = 0
            while dry:
                islands += 1
                stack = [dry.pop()]
                while stack:
                    y, x = stack.pop()
                    for near in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                        if near in dry:
                            dry.remove(near)
                            stack.append(near)
            counts.append(islands)
        return counts
