# By definition: the prefixes of the first string are tried from the longest on.
# oracle:
#   strs.length <= 20
#   strs[i].length <= 30


class Solution:
    def longestCommonPrefix(self, strs):
        for length in range(len(strs[0]), -1, -1):
            prefix = strs[0][:length]
            if all(word.startswith(prefix) for word in strs):
                return prefix
