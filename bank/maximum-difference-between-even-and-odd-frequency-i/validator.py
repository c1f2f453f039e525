class Solution:
    def isValid(self, s):
        # Some letter occurs an odd number of times, and some other an even one.
        return {s.count(letter) % 2 for letter in set(s)} == {0, 1}
