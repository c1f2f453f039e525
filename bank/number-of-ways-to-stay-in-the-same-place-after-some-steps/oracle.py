# By definition: every sequence of steps is walked.
# oracle:
#   steps <= 7
class Solution:
    def numWays(self, steps, arrLen):
        def walks(place, left):
            if not 0 <= place < arrLen or place > left:
                return 0
            return sum(walks(place + move, left - 1) for move in (-1, 0, 1)) if left else 1

        return walks(0, steps)
