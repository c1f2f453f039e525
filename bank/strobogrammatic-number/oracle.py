# The number is turned upside down and compared with itself; a digit that cannot be turned becomes a question mark.
# oracle:
#   num.length <= 50
class Solution:
    def isStrobogrammatic(self, num):
        turned = num.translate(str.maketrans("0123456789", "01????9?86"))
        return turned[::-1] == num
