# By definition: all divisions into three parts are made, and the values of their parts are compared.
# oracle:
#   arr.length <= 14
class Solution:
    def threeEqualParts(self, arr):
        text = "".join(map(str, arr))
        for j in range(2, len(arr)):
            third = int(text[j:], 2)
            for i in range(j - 1):
                if int(text[:i + 1], 2) == third == int(text[i + 1:j], 2):
                    return [i, j]
        return [-1, -1]
