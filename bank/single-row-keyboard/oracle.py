# By definition: the finger moves by one key at a time until it is on the wanted one.
# oracle:
#   word.length <= 12
class Solution:
    def calculateTime(self, keyboard, word):
        at, time = 0, 0
        for letter in word:
            while keyboard[at] != letter:
                at += 1 if letter in keyboard[at:] else -1
                time += 1
        return time
