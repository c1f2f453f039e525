# By definition: the string is uncompressed at once, and its letters are taken from the front.
# oracle:
#   compressedString matches the pattern "([A-Za-z][1-9][0-9]?)+"
#   compressedString.length <= 24
#   calls.length <= 60
import re


class StringIterator:
    def __init__(self, compressedString):
        self.letters = []
        for letter, count in re.findall(r"([A-Za-z])(\d+)", compressedString):
            self.letters += [letter] * int(count)

    def next(self):
        return self.letters.pop(0) if self.letters else " "

    def hasNext(self):
        return len(self.letters) > 0
