# By definition: the numbers are written one behind another until the sequence is long enough.
# oracle:
#   n <= 12000
class Solution:
    def findNthDigit(self, n):
        written = 0
        number = 0
        while written < n:
            number += 1
            text = str(number)
            written += len(text)
        return int(text[len(text) - 1 - (written - n)])
