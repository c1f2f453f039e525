# By definition: for every cell the whole image is scanned for cells at most one row and one column away.
# oracle:
#   img.length <= 6
#   img[i].length <= 6
class Solution:
    def imageSmoother(self, img):
        cells = [(i, j) for i in range(len(img)) for j in range(len(img[0]))]

        def average(i, j):
            around = [img[r][c] for r, c in cells if abs(r - i) <= 1 and abs(c - j) <= 1]
            return sum(around) // len(around)

        return [[average(i, j) for j in range(len(img[0]))] for i in range(len(img))]
