# By definition: for each length in turn, the words of this length are taken as they come.
# oracle:
#   text.length <= 24
class Solution:
    def arrangeWords(self, text):
        words = text.lower().split()
        ordered = [word for length in range(1, len(text) + 1) for word in words if len(word) == length]
        return " ".join(ordered).capitalize()
