# By definition: the shifts are applied one after the other, each to all letters up to its own.
# oracle:
#   s.length <= 12
class Solution:
    def shiftingLetters(self, s, shifts):
        places = ["abcdefghijklmnopqrstuvwxyz".index(letter) for letter in s]
        for i, shift in enumerate(shifts):
            places = [place + shift for place in places[:i + 1]] + places[i + 1:]
        return "".join("abcdefghijklmnopqrstuvwxyz"[place % 26] for place in places)
