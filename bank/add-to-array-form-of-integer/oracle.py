# By definition: the digits are read as a number, k is added, and the sum is written down again.
# oracle:
#   num.length <= 40
class Solution:
    def addToArrayForm(self, num, k):
        return [int(digit) for digit in str(int("".join(map(str, num))) + k)]
