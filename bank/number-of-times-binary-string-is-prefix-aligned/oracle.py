# By definition: the bits are flipped one after the other, and the string is compared after each step.
# oracle:
#   n <= 8
class Solution:
    def numTimesAllBlue(self, flips):
        n, aligned = len(flips), 0
        bits = ["0"] * n
        for i, index in enumerate(flips, 1):
            bits[index - 1] = "1"
            aligned += "".join(bits) == "1" * i + "0" * (n - i)
        return aligned
