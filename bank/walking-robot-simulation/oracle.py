# By definition: each step is one point of the complex plane, and a turn is a product with i or -i.
# oracle:
#   commands.length <= 12
#   obstacles.length <= 8
#   -6 <= x[i], y[i] <= 6
class Solution:
    def robotSim(self, commands, obstacles):
        path, heading = [0j], 1j
        for command in commands:
            if command < 0:
                heading *= 1j if command == -2 else -1j
            for _ in range(command):
                ahead = path[-1] + heading
                path.append(path[-1] if [ahead.real, ahead.imag] in obstacles else ahead)
        return max(int(point.real) ** 2 + int(point.imag) ** 2 for point in path)
