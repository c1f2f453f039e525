# By definition of the order: from left to right each letter is the first of the alphabet after which the rest can still
# bring the value, with 26 for each of its letters at most.
# oracle:
#   n <= 60
class Solution:
    def getSmallestString(self, n, k):
        text = ""
        for left in range(n - 1, -1, -1):
            value = next(value for value in range(1, 27) if k - value <= 26 * left)
            text += chr(96 + value)
            k -= value
        return text
