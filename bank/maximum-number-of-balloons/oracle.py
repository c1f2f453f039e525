# By definition: the letters of the word are taken out of the text one by one, again and again, until one is missing.
# oracle:
#   text.length <= 40
class Solution:
    def maxNumberOfBalloons(self, text):
        left, taken = list(text), 0
        while True:
            for letter in "balloon":
                if letter not in left:
                    return taken
                left.remove(letter)
            taken += 1
