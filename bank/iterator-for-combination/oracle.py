# By definition: of all subsets of the letters, those of the right size are sorted.
# oracle:
#   characters.length <= 7
#   calls.length <= 24
class CombinationIterator:
    def __init__(self, characters, combinationLength):
        texts = [""]
        for c in characters:
            texts += [text + c for text in texts]
        self.texts = sorted(text for text in texts if len(text) == combinationLength)

    def next(self):
        return self.texts.pop(0)

    def hasNext(self):
        return bool(self.texts)
