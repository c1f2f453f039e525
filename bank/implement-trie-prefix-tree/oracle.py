# The inserted words stand in a list, and each question looks at every one of them.
# oracle:
#   calls.length <= 40
#   1 <= word.length, prefix.length <= 10
class Trie:
    def __init__(self):
        self.words = []

    def insert(self, word):
        self.words.append(word)

    def search(self, word):
        return any(kept == word for kept in self.words)

    def startsWith(self, prefix):
        return any(kept[:len(prefix)] == prefix for kept in self.words)
