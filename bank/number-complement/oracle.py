# By definition: the binary digits are written, each is changed, and the text is read again.
# oracle:
#   1 <= num < 2^31
class Solution:
    def findComplement(self, num):
        return int("".join("1" if c == "0" else "0" for c in format(num, "b")), 2)
