# By definition: every other word of the dictionary is compared; abbreviations are alike with both ends and the
# length.
# oracle:
#   dictionary.length <= 20
#   calls.length <= 20
class ValidWordAbbr:
    def __init__(self, dictionary):
        self.dictionary = dictionary

    def isUnique(self, word):
        for other in self.dictionary:
            if (other[0], len(other), other[-1]) == (word[0], len(word), word[-1]) and other != word:
                return False
        return True
