# By definition: each letter is replaced by every other one, and the smallest text that is no palindrome is taken.
# oracle:
#   palindrome.length <= 12
class Solution:
    def breakPalindrome(self, palindrome):
        texts = []
        for i in range(len(palindrome)):
            for letter in "abcdefghijklmnopqrstuvwxyz":
                text = palindrome[:i] + letter + palindrome[i + 1:]
                if text != text[::-1]:
                    texts.append(text)
        return min(texts, default="")
