# By definition: a word is taken apart in all ways, by any shorter word that it begins with.
# oracle:
#   words.length <= 12
#   words[i].length <= 10
class Solution:
    def findAllConcatenatedWordsInADict(self, words):
        def made(rest, shorter):
            return rest == "" or any(rest.startswith(w) and made(rest[len(w):], shorter) for w in shorter)

        return [word for word in words if made(word, [w for w in words if len(w) < len(word)])]
