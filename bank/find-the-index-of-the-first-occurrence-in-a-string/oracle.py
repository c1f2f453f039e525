# By definition: the needle is compared at each place of the haystack, from left to right.
# oracle:
#   haystack.length <= 100
#   needle.length <= 100


class Solution:
    def strStr(self, haystack, needle):
        for i in range(len(haystack)):
            if haystack[i:i + len(needle)] == needle:
                return i
        return -1
