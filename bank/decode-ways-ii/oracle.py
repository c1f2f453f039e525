# By definition: every split into pieces of one and two characters; a piece means the letters 1 to 26 that fit it.
# oracle:
#   s.length <= 9
class Solution:
    def numDecodings(self, s):
        def letters(piece):
            return sum(
                len(str(number)) == len(piece)
                and all(a == b or a == "*" and b != "0" for a, b in zip(piece, str(number)))
                for number in range(1, 27)
            )

        meanings = {}
        for i in range(len(s)):
            for piece in (s[i : i + 1], s[i : i + 2]):
                meanings[piece] = letters(piece)

        def ways(at, product):
            if at == len(s):
                return product
            total = ways(at + 1, product * meanings[s[at]])
            if at + 2 <= len(s):
                total += ways(at + 2, product * meanings[s[at : at + 2]])
            return total

        return ways(0, 1) % (10**9 + 7)
