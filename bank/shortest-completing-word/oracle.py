# By definition: from each word the letters of the plate are taken out one by one; a word from which all can be taken
# is completing.
# oracle:
#   words.length <= 8
class Solution:
    def shortestCompletingWord(self, licensePlate, words):
        best = None
        for word in words:
            rest = list(word)
            try:
                for letter in licensePlate.lower():
                    if letter.isalpha():
                        rest.remove(letter)
            except ValueError:
                continue
            if best is None or len(word) < len(best):
                best = word
        return best
