# By definition: all subsequences of all strings are built, and the longest that exactly one string has is taken.
# oracle:
#   strs.length <= 6
#   strs[i].length <= 6
class Solution:
    def findLUSlength(self, strs):
        owners = {}
        for s in strs:
            found = {""}
            for letter in s:
                found |= {text + letter for text in found}
            for text in found:
                owners[text] = owners.get(text, 0) + 1
        return max((len(text) for text, count in owners.items() if count == 1), default=-1)
