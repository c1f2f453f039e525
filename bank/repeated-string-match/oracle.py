# By definition: a is repeated until b is in it; more repetitions than letters of b, and two, can bring nothing new.
# oracle:
#   a.length <= 20
#   b.length <= 40
class Solution:
    def repeatedStringMatch(self, a, b):
        for times in range(1, len(b) + 3):
            if b in a * times:
                return times
        return -1
