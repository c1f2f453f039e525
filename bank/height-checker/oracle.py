# By definition: the shortest student that is left steps into each place in turn.
# oracle:
#   heights.length <= 16
class Solution:
    def heightChecker(self, heights):
        left, wrong = heights[:], 0
        for height in heights:
            shortest = min(left)
            left.remove(shortest)
            wrong += height != shortest
        return wrong
