# By definition: all valid texts are made by inserting "abc" at every place of the shorter ones.
# oracle:
#   s.length <= 12
TEXTS = [{""}]
while len(TEXTS) < 5:
    TEXTS.append({t[:i] + "abc" + t[i:] for t in TEXTS[-1] for i in range(len(t) + 1)})


class Solution:
    def isValid(self, s):
        return any(s in texts for texts in TEXTS)
