# By definition: as a pattern, each letter of the name may stand once or more often.
# oracle:
#   name.length <= 10
#   typed.length <= 12
from re import fullmatch


class Solution:
    def isLongPressedName(self, name, typed):
        return fullmatch("".join(letter + "+" for letter in name), typed) is not None
