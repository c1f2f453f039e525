# By definition: all codes with a # are replaced by their letters first, and the digits that remain after them.
# oracle:
#   s.length <= 20
class Solution:
    def freqAlphabets(self, s):
        for number in range(26, 0, -1):
            s = s.replace(str(number) + "#" * (number > 9), chr(96 + number))
        return s
