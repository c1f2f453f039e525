class Solution:
    def hanoi(self, height, start, end):
        def moves(h, a, b):
            return moves(h - 1, a, 6 - a - b) + [[a, b]] + moves(h - 1, 6 - a - b, b) if h else []
        return moves(height, start, end)
