# By definition: each word is compared with both texts, the last word first.
# oracle:
#   words.length <= 10
#   calls.length <= 12
class WordFilter:
    def __init__(self, words):
        self.words = words

    def f(self, pref, suff):
        for index in reversed(range(len(self.words))):
            if self.words[index].startswith(pref) and self.words[index].endswith(suff):
                return index
        return -1
