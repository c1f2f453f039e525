# By definition: at each place as much text as the words have is cut into pieces, which must be the
# words in some order.
# oracle:
#   s.length <= 60
#   words.length <= 12
#   words[i].length <= 12


class Solution:
    def findSubstring(self, s, words):
        size = len(words[0])
        total = size * len(words)
        out = []
        for start in range(len(s) - total + 1):
            pieces = [s[i:i + size] for i in range(start, start + total, size)]
            if sorted(pieces) == sorted(words):
                out.append(start)
        return out
