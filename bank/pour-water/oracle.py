# By definition: the drop moves one step at a time, and before each step the rules are asked again.
# oracle:
#   heights.length <= 8
#   heights[i] <= 9
#   volume <= 6
class Solution:
    def pourWater(self, heights, volume, k):
        levels = list(heights)

        def falls(place, step):
            here = levels[place]
            while 0 <= place + step < len(levels) and levels[place + step] <= levels[place]:
                place += step
                if levels[place] < here:
                    return True
            return False

        for _ in range(volume):
            drop, moving = k, True
            while moving:
                moving = False
                for step in (-1, 1):
                    if falls(drop, step):
                        drop += step
                        moving = True
                        break
            levels[drop] += 1
        return levels
