# By definition: the bytes are written in binary, and the whole text must consist of the four forms of a character.
# oracle:
#   data.length <= 30
import re

CHARACTERS = re.compile(
    "(0[01]{7}"
    "|110[01]{5}10[01]{6}"
    "|1110[01]{4}(10[01]{6}){2}"
    "|11110[01]{3}(10[01]{6}){3})*"
)


class Solution:
    def validUtf8(self, data):
        return CHARACTERS.fullmatch("".join(format(byte, "08b") for byte in data)) is not None
