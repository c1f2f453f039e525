# The moves are made one after the other, and each one serves a character that needs just this many shifts, if there
# is one.
# oracle:
#   s.length <= 8
#   t.length <= 8
#   k <= 120
class Solution:
    def canConvertString(self, s, t, k):
        if len(s) != len(t):
            return False
        letters = "abcdefghijklmnopqrstuvwxyz"
        wrong = [(a, b) for a, b in zip(s, t) if a != b]
        for i in range(1, k + 1):
            for a, b in wrong:
                if letters[(letters.index(a) + i) % 26] == b:
                    wrong.remove((a, b))
                    break
        return not wrong
