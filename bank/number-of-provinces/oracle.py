# By definition: every city begins as a province of its own, and each direct connection makes two provinces one.
# oracle:
#   n <= 8
class Solution:
    def findCircleNum(self, isConnected):
        n = len(isConnected)
        provinces = [{i} for i in range(n)]
        for i in range(n):
            for j in range(n):
                if isConnected[i][j]:
                    joined = set().union(*(p for p in provinces if i in p or j in p))
                    provinces = [p for p in provinces if not p & joined] + [joined]
        return len(provinces)
