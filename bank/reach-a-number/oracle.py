# By definition: all places after each move are collected. They are the bits of a number, counted from the place that is
# reached by moves to the left only.
# oracle:
#   -6000 <= target <= 6000
class Solution:
    def reachNumber(self, target):
        places, left, moves = 1, 0, 0
        while target < left or not places >> (target - left) & 1:
            moves += 1
            left -= moves
            places |= places << 2 * moves
        return moves
