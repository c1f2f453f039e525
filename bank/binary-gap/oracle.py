# By definition: two ones are adjacent if the text between them has none; the longest such text is looked for.
# oracle:
#   n <= 10^9
class Solution:
    def binaryGap(self, n):
        zeros = bin(n)[2:].strip("0").split("1")
        return max((len(text) + 1 for text in zeros[1:-1]), default=0)
