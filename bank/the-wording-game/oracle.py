# By definition: after each word every closely greater word of the other player is tried.
# oracle:
#   a.length <= 6
#   b.length <= 6
class Solution:
    def canAliceWin(self, a, b):
        def loses(last, own, other):
            # Whether the player in turn, who has the words `own`, loses after the word `last`.
            for word in own:
                if word > last and ord(word[0]) - ord(last[0]) in (0, 1) and loses(word, other, own):
                    return False
            return True

        return loses(min(a), b, a)
