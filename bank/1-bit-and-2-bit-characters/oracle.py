# By definition: the characters are read one by one from the beginning, and the last one is looked at.
# oracle:
#   bits.length <= 16
class Solution:
    def isOneBitCharacter(self, bits):
        size, place = 0, 0
        while place < len(bits):
            size = 2 if bits[place] else 1
            place += size
        return size == 1
