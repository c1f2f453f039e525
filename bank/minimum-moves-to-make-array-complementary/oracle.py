# By definition: for each sum, the pairs that do not have it yet replace one number if that is enough, or both.
# oracle:
#   n <= 8
#   limit <= 7
class Solution:
    def minMoves(self, nums, limit):
        n = len(nums)
        allowed = range(1, limit + 1)
        totals = []
        for wanted in range(2, 2 * limit + 1):
            moves = 0
            for a, b in [(nums[i], nums[n - 1 - i]) for i in range(n // 2)]:
                if a + b != wanted:
                    moves += 1 if wanted - a in allowed or wanted - b in allowed else 2
            totals.append(moves)
        return min(totals)
