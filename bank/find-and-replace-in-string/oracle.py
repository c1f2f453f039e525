# By definition: the string is read from left to right, and at each place it is asked whether a replacement starts
# there.
# oracle:
#   s.length <= 20
#   k <= 8
class Solution:
    def findReplaceString(self, s, indices, sources, targets):
        result, i = "", 0
        while i < len(s):
            for index, source, target in zip(indices, sources, targets):
                if index == i and s[i : i + len(source)] == source:
                    result, i = result + target, i + len(source)
                    break
            else:
                result, i = result + s[i], i + 1
        return result
