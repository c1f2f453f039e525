# By definition: the stones are merged as the rules say, and all games are played.
# oracle:
#   stones.length <= 9
class Solution:
    def stoneGameVIII(self, stones):
        def play(row, difference, alice):
            if len(row) == 1:
                return difference
            results = []
            for x in range(2, len(row) + 1):
                value = sum(row[:x])
                results.append(play([value] + row[x:], difference + (value if alice else -value), not alice))
            return max(results) if alice else min(results)

        return play(stones, 0, True)
