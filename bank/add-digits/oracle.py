# As the page says: the digits are added until one is left.
# oracle:
#   0 <= num <= 2^31 - 1
class Solution:
    def addDigits(self, num):
        while num > 9:
            num = sum(int(digit) for digit in str(num))
        return num
