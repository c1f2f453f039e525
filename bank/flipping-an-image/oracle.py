# By definition: an empty image is filled, and each pixel that was 0 puts a 1 at its mirrored place.
# oracle:
#   n <= 6
class Solution:
    def flipAndInvertImage(self, image):
        size = len(image)
        result = [[0] * size for _ in range(size)]
        for i in range(size):
            for j in range(size):
                if image[i][j] == 0:
                    result[i][size - 1 - j] = 1
        return result
