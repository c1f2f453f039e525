# By definition: substrings are tried from the longest on, and the first one that reads the same
# backwards is taken.
# oracle:
#   s.length <= 40


class Solution:
    def longestPalindrome(self, s):
        for length in range(len(s), 0, -1):
            for i in range(len(s) - length + 1):
                part = s[i:i + length]
                if part == part[::-1]:
                    return part
