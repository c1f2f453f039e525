# By definition: all subsequences of both strings are built, and the longest that only one of them has is taken.
# oracle:
#   a.length, b.length <= 8
class Solution:
    def findLUSlength(self, a, b):
        def subsequences(s):
            found = {""}
            for letter in s:
                found |= {text + letter for text in found}
            return found

        return max((len(text) for text in subsequences(a) ^ subsequences(b)), default=-1)
