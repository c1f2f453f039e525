# By definition: every substring is looked for among the words.
# oracle:
#   text.length <= 14
#   words.length <= 6
class Solution:
    def indexPairs(self, text, words):
        places = range(len(text))
        return [[i, j] for i in places for j in places if i <= j and text[i:j + 1] in words]
