# By definition: the longest beginning that fits on a line is cut off again and again.
# oracle:
#   s.length <= 70
class Solution:
    def numberOfLines(self, widths, s):
        left, lines = [widths[ord(letter) - 97] for letter in s], []
        while left:
            fitting = len(left)
            while sum(left[:fitting]) > 100:
                fitting -= 1
            lines.append(sum(left[:fitting]))
            left = left[fitting:]
        return [len(lines), lines[-1]]
