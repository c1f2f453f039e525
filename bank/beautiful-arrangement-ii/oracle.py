# A search with the steps k, k - 1, ..., 1, and then the smallest step to a number that is left, as long as it is
# allowed.
# oracle:
#   n <= 150
class Solution:
    def constructArray(self, n, k):
        for first in (1, n, k + 1, n - k):
            row, left = [first], set(range(1, n + 1)) - {first}
            for step in range(k, 0, -1):
                ways = [x for x in (row[-1] - step, row[-1] + step) if x in left]
                if not ways:
                    break
                row.append(ways[0])
                left.remove(ways[0])
            while left:
                step = 1
                while not {row[-1] - step, row[-1] + step} & left:
                    step += 1
                row.append(row[-1] - step if row[-1] - step in left else row[-1] + step)
                left.remove(row[-1])
            if len({abs(a - b) for a, b in zip(row, row[1:])}) == k:
                return row
        return []
