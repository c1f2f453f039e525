# By definition: every substring is cut in the middle, and both halves are compared.
# oracle:
#   text.length <= 16
class Solution:
    def distinctEchoSubstrings(self, text):
        places = range(len(text) + 1)
        whole = {text[a:b] for a in places for b in places[a + 2 :: 2]}
        return sum(t[: len(t) // 2] == t[len(t) // 2 :] for t in whole)
