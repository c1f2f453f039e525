# By definition: both texts are split at all places.
# oracle:
#   a.length <= 6
#   a, b consist of 'a' to 'c'
class Solution:
    def checkPalindromeFormation(self, a, b):
        texts = [x[:i] + y[i:] for i in range(len(a) + 1) for x, y in ((a, b), (b, a))]
        return any(text == text[::-1] for text in texts)
