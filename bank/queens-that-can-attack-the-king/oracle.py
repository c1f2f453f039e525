# By definition: a queen attacks along a row, a column or a diagonal, if no other queen stands between.
# oracle:
#   queens.length <= 8
class Solution:
    def queensAttacktheKing(self, queens, king):
        attackers = []
        for queen in queens:
            x, y = queen[0] - king[0], queen[1] - king[1]
            if x == 0 or y == 0 or abs(x) == abs(y):
                far = max(abs(x), abs(y))
                between = [[king[0] + x // far * i, king[1] + y // far * i] for i in range(1, far)]
                if not any(square in queens for square in between):
                    attackers.append(queen)
        return attackers
