# By definition: every beginning of the first text is tried, the longest first, whether it divides both texts.
# oracle:
#   str1.length <= 16
#   str2.length <= 16
class Solution:
    def gcdOfStrings(self, str1, str2):
        for size in range(len(str1), 0, -1):
            part = str1[:size]
            if all(part * (len(text) // size) == text for text in (str1, str2)):
                return part
        return ""
