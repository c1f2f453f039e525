# By definition: substrings are tried from the shortest on until one has each letter of t at least
# as often as t has.
# oracle:
#   s.length <= 20
#   t.length <= 20


class Solution:
    def minWindow(self, s, t):
        for length in range(len(t), len(s) + 1):
            for i in range(len(s) - length + 1):
                part = s[i:i + length]
                if all(part.count(c) >= t.count(c) for c in set(t)):
                    return part
        return ""
