# By definition: the six subtractive pairs are written out as sums, and then all signs are added.
# oracle:
#   1 <= s.length <= 15


class Solution:
    def romanToInt(self, s):
        for pair, long in [("IV", "IIII"), ("IX", "VIIII"), ("XL", "XXXX"), ("XC", "LXXXX"), ("CD", "CCCC"),
                           ("CM", "DCCCC")]:
            s = s.replace(pair, long)
        values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
        return sum(values[c] for c in s)
