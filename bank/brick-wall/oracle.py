# By definition: lines are drawn at all half units inside the wall, and the bricks around each are counted.
# oracle:
#   wall.length <= 8
#   wall[i].length <= 8
#   wall[i][j] <= 10
class Solution:
    def leastBricks(self, wall):
        least = len(wall)
        for line in range(1, 2 * sum(wall[0])):
            crossed = 0
            for row in wall:
                start = 0
                for brick in row:
                    crossed += start < line < start + 2 * brick
                    start += 2 * brick
            least = min(least, crossed)
        return least
