# By definition: both texts are read as whole numbers in base two, and their sum is written in base two.
# oracle:
#   a.length <= 200
#   b.length <= 200


class Solution:
    def addBinary(self, a, b):
        return format(int(a, 2) + int(b, 2), "b")
