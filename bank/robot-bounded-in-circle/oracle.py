# After four rounds the robot faces north again in any case, so everything repeats from where it then stands. It has to
# be the origin.
# oracle:
#   instructions.length <= 30
class Solution:
    def isRobotBounded(self, instructions):
        place, step = 0, 1j
        for instruction in instructions * 4:
            if instruction == "G":
                place += step
            else:
                step *= 1j if instruction == "L" else -1j
        return place == 0
