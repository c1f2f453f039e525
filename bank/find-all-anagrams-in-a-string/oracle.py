# By definition: the letters of every substring as long as p are sorted and compared.
# oracle:
#   s.length, p.length <= 60
class Solution:
    def findAnagrams(self, s, p):
        size = len(p)
        return [i for i in range(len(s) - size + 1) if sorted(s[i:i + size]) == sorted(p)]
