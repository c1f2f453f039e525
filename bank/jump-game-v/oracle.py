# By definition: from each index all jumps that the rule allows are tried, again and again.
# oracle:
#   arr.length <= 7
class Solution:
    def maxJumps(self, arr, d):
        def visit(i):
            targets = []
            for j in range(len(arr)):
                path = arr[i + 1:j + 1] or arr[j:i]
                if 0 < abs(i - j) <= d and arr[i] > max(path):
                    targets.append(j)
            return 1 + max(map(visit, targets), default=0)

        return max(map(visit, range(len(arr))))
