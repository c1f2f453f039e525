# By definition: all subsequences are built, and the longest that reads the same backwards is kept.
# oracle:
#   s.length <= 10
class Solution:
    def longestPalindromeSubseq(self, s):
        all_of_them = {""}
        for letter in s:
            all_of_them |= {text + letter for text in all_of_them}
        return max(len(text) for text in all_of_them if text == text[::-1])
