# By definition: the path is walked meter by meter; it crosses itself where it comes to a point for the second time.
# oracle:
#   distance.length <= 12
#   distance[i] <= 12
class Solution:
    def isSelfCrossing(self, distance):
        x, y, dx, dy = 0, 0, 0, 1
        seen = {(0, 0)}
        for meters in distance:
            for _ in range(meters):
                x, y = x + dx, y + dy
                if (x, y) in seen:
                    return True
                seen.add((x, y))
            dx, dy = -dy, dx
        return False
