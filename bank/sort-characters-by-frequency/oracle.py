# By definition: a character that no other one exceeds in number is taken out, with all that are equal, until nothing
# is left.
# oracle:
#   s.length <= 60
class Solution:
    def frequencySort(self, s):
        text = ""
        while s:
            for c in s:
                if all(s.count(other) <= s.count(c) for other in set(s)):
                    text += c * s.count(c)
                    s = s.replace(c, "")
                    break
        return text
