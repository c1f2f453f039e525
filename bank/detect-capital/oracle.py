# By definition: the word is compared with its three right spellings.
# oracle:
#   1 <= word.length <= 100
class Solution:
    def detectCapitalUse(self, word):
        return word in (word.upper(), word.lower(), word[0].upper() + word[1:].lower())
