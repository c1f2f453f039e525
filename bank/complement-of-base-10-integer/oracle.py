# By definition: the number is written in binary, and each digit is exchanged for the other one.
# oracle:
#   n <= 100000
class Solution:
    def bitwiseComplement(self, n):
        return int("".join("10"[int(digit)] for digit in format(n, "b")), 2)
