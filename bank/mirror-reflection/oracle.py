# The ray is followed from wall to wall: each time it rises or falls by q, and turns at the floor and at the ceiling.
# oracle:
#   p <= 160
class Solution:
    def mirrorReflection(self, p, q):
        height, step, at_east = 0, q, False
        while True:
            height, at_east = height + step, not at_east
            if height > p:
                height, step = 2 * p - height, -step
            elif height < 0:
                height, step = -height, -step
            if at_east and height in (0, p):
                return 1 if height else 0
            if not at_east and height == p:
                return 2
