# By definition: the words are written with the same width, read by columns, and the trailing spaces are cut off.
# oracle:
#   s.length <= 14
from itertools import zip_longest


class Solution:
    def printVertically(self, s):
        return ["".join(line).rstrip(" ") for line in zip_longest(*s.split(" "), fillvalue=" ")]
