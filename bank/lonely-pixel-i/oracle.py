# By definition: for each black pixel all other pixels of its row and its column are looked at.
# oracle:
#   1 <= m, n <= 7
class Solution:
    def findLonelyPixel(self, picture):
        count = 0
        for i, row in enumerate(picture):
            for j, pixel in enumerate(row):
                others = row[:j] + row[j + 1:] + [picture[a][j] for a in range(len(picture)) if a != i]
                count += pixel == "B" and "B" not in others
        return count
