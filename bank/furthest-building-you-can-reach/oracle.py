# By definition: at each climb both ways are tried, and the furthest end of all of them counts.
# oracle:
#   heights.length <= 9
class Solution:
    def furthestBuilding(self, heights, bricks, ladders):
        def end(at, bricks, ladders):
            if at + 1 == len(heights):
                return at
            climb = heights[at + 1] - heights[at]
            if climb <= 0:
                return end(at + 1, bricks, ladders)
            ends = [at]
            if climb <= bricks:
                ends.append(end(at + 1, bricks - climb, ladders))
            if ladders:
                ends.append(end(at + 1, bricks, ladders - 1))
            return max(ends)

        return end(0, bricks, ladders)
