# By definition: ever more repetitions are looked for in the whole text, letter by letter.
# oracle:
#   s1.length <= 10
#   n1 <= 10
#   s2.length <= 6
#   n2 <= 5
class Solution:
    def getMaxRepetitions(self, s1, n1, s2, n2):
        m = 0
        while True:
            rest = iter(s1 * n1)
            if not all(c in rest for c in s2 * n2 * (m + 1)):
                return m
            m += 1
