# By definition: from every cell the water flows to all cells that it can reach, and both oceans must be next to some
# of them.
# oracle:
#   1 <= m, n <= 6
class Solution:
    def pacificAtlantic(self, heights):
        m, n = len(heights), len(heights[0])
        answer = []
        for start in [(i, j) for i in range(m) for j in range(n)]:
            wet = [start]
            oceans = set()
            for i, j in wet:
                for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                    if a < 0 or b < 0:
                        oceans.add("Pacific")
                    elif a >= m or b >= n:
                        oceans.add("Atlantic")
                    elif heights[a][b] <= heights[i][j] and (a, b) not in wet:
                        wet.append((a, b))
            if len(oceans) == 2:
                answer.append(list(start))
        return answer
