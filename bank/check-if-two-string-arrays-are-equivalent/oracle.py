# By definition: both strings are put together and compared.
# oracle:
#   word1.length <= 4
#   word2.length <= 4
class Solution:
    def arrayStringsAreEqual(self, word1, word2):
        return "".join(word1) == "".join(word2)
