# By definition: the substrings are tried by their lengths, and those of a length from left to right.
# oracle:
#   s1.length <= 12
#   s2.length <= 6
class Solution:
    def minWindow(self, s1, s2):
        for size in range(len(s2), len(s1) + 1):
            for start in range(len(s1) - size + 1):
                letters = iter(s1[start : start + size])
                if all(letter in letters for letter in s2):
                    return s1[start : start + size]
        return ""
