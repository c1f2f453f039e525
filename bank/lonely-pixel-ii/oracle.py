# By definition: both rules are checked for each black pixel.
# oracle:
#   1 <= m, n <= 6
class Solution:
    def findBlackPixel(self, picture, target):
        m, n = len(picture), len(picture[0])
        count = 0
        for r in range(m):
            for c in range(n):
                if picture[r][c] != "B":
                    continue
                column = [picture[i][c] for i in range(m)]
                first = picture[r].count("B") == target and column.count("B") == target
                second = all(picture[i] == picture[r] for i in range(m) if picture[i][c] == "B")
                count += first and second
        return count
