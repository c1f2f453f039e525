# From the front: each power of seven, from the greatest down, is taken away as often as it fits.
# oracle:
#   -10^7 <= num <= 10^7
class Solution:
    def convertToBase7(self, num):
        power, rest = 1, abs(num)
        while power * 7 <= rest:
            power *= 7
        text = "-" if num < 0 else ""
        while power:
            times = 0
            while rest >= power:
                rest -= power
                times += 1
            text += str(times)
            power //= 7
        return text
