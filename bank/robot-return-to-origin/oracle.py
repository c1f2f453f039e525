# The walk is simulated in the complex plane, where left is a quarter turn from up.
# oracle:
#   moves.length <= 100
class Solution:
    def judgeCircle(self, moves):
        place = 0
        for move in moves:
            place += {"U": 1j, "L": -1, "D": -1j, "R": 1}[move]
        return place == 0
