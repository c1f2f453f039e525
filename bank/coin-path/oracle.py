# By definition: all paths to the last place, of which the cheapest, and then the smallest, is taken.
# oracle:
#   coins.length <= 11
class Solution:
    def cheapestJump(self, coins, maxJump):
        n = len(coins)

        def paths(at):
            if coins[at - 1] == -1:
                return
            if at == n:
                yield [n]
            for after in range(at + 1, min(at + maxJump, n) + 1):
                for path in paths(after):
                    yield [at] + path

        return min(paths(1), key=lambda path: (sum(coins[i - 1] for i in path), path), default=[])
