# By definition: of all roots that begin a word, the shortest replaces it.
# oracle:
#   dictionary.length <= 12
#   sentence.length <= 60
class Solution:
    def replaceWords(self, dictionary, sentence):
        words = []
        for word in sentence.split(" "):
            roots = [root for root in dictionary if word.startswith(root)]
            words.append(min(roots, key=len) if roots else word)
        return " ".join(words)
