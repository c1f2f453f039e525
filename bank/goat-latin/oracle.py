# The consonants at the beginnings are moved in the whole sentence first, and then each end of a word gets the letters
# that the spaces before it count.
# oracle:
#   sentence.length <= 16
import re


class Solution:
    def toGoatLatin(self, sentence):
        moved = re.sub(r"\b([^aeiouAEIOU ])(\w*)", r"\2\1", sentence)
        return re.sub(r"\b(?=$| )", lambda end: "maa" + "a" * moved.count(" ", 0, end.start()), moved)
