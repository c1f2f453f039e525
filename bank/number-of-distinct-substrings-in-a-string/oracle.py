# By definition: all substrings are collected in a set.
# oracle:
#   s.length <= 10
#   s consists of 'a' to 'd'
class Solution:
    def countDistinct(self, s):
        return len({s[i:j] for j in range(1, len(s) + 1) for i in range(j)})
