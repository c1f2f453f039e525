# By definition: the set of all subsequences is built, and the palindromes in it are counted.
# oracle:
#   s.length <= 9
class Solution:
    def countPalindromicSubsequences(self, s):
        texts = {""}
        for letter in s:
            texts |= {text + letter for text in texts}
        return sum(text == text[::-1] for text in texts) - 1
