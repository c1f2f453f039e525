# By definition: the digits in base 16 come from divisions, and each is looked up in the letters.
# oracle:
#   num.length <= 6
class Solution:
    def toHexspeak(self, num):
        rest, letters = int(num), []
        while rest:
            rest, digit = divmod(rest, 16)
            letters.insert(0, "OI????????ABCDEF"[digit])
        return "ERROR" if "?" in letters else "".join(letters)
