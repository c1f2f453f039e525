# By definition: as long as a letter stands there twice in a row, the two are taken out.
# oracle:
#   s.length <= 20
class Solution:
    def removeDuplicates(self, s):
        while True:
            twice = [a + b for a, b in zip(s, s[1:]) if a == b]
            if not twice:
                return s
            s = s.replace(twice[-1], "", 1)
