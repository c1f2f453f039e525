# The pattern is laid beside every word that was added, place by place.
# oracle:
#   calls.length <= 40
#   1 <= word.length, pattern.length <= 10
class WordDictionary:
    def __init__(self):
        self.words = []

    def addWord(self, word):
        self.words.append(word)

    def search(self, pattern):
        for word in self.words:
            if len(word) == len(pattern) and all(p in (".", c) for p, c in zip(pattern, word)):
                return True
        return False
