# By definition: all strings that the two operations can make are collected.
# oracle:
#   s.length <= 6
class Solution:
    def findLexSmallestString(self, s, a, b):
        made = [s]
        seen = {s}
        for text in made:
            added = list(text)
            for i in range(1, len(text), 2):
                added[i] = str((int(text[i]) + a) % 10)
            for other in ("".join(added), text[-b:] + text[:-b]):
                if other not in seen:
                    seen.add(other)
                    made.append(other)
        return min(made)
