# By definition: each shift moves one character at a time.
# oracle:
#   s.length <= 10
#   shift.length <= 6
#   amount[i] <= 20
class Solution:
    def stringShift(self, s, shift):
        for direction, amount in shift:
            for _ in range(amount):
                s = s[-1] + s[:-1] if direction else s[1:] + s[0]
        return s
