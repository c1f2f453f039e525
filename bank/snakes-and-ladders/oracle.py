# By definition: after each roll the set of all squares is made on which the piece may be. A game that visits no square
# twice takes fewer rolls than there are squares.
# oracle:
#   2 <= n <= 5
class Solution:
    def snakesAndLadders(self, board):
        squares = [None]
        for i, row in enumerate(reversed(board)):
            squares += row[::-1] if i % 2 else row
        last = len(squares) - 1
        places = {1}
        for rolls in range(last):
            if last in places:
                return rolls
            rolled = {place + die for place in places for die in range(1, 7) if place + die <= last}
            places = {squares[place] if squares[place] != -1 else place for place in rolled}
        return -1
