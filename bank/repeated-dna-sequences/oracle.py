# By definition: all substrings of ten letters are listed, and each is counted in the list.
# oracle:
#   s.length <= 150
class Solution:
    def findRepeatedDnaSequences(self, s):
        pieces = [s[i:i + 10] for i in range(len(s) - 9)]
        return [piece for piece in dict.fromkeys(pieces) if pieces.count(piece) > 1]
