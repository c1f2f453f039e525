# By definition: all substrings are listed and compared.
# oracle:
#   s.length <= 16
class Solution:
    def lastSubstring(self, s):
        places = range(len(s) + 1)
        return max(s[a:b] for a in places for b in places[a:])
