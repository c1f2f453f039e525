# By definition of two's complement: a negative number is written like 2^32 more; digits are found from the highest
# power down.
# oracle:
#   -2^31 <= num <= 2^31 - 1
class Solution:
    def toHex(self, num):
        if num < 0:
            num += 2 ** 32
        text = ""
        for power in range(7, -1, -1):
            digit = 0
            while num >= 16 ** power:
                num -= 16 ** power
                digit += 1
            text += "0123456789abcdef"[digit]
        return text.lstrip("0") or "0"
