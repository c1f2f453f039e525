# By definition: the different letters of every substring of length k are counted.
# oracle:
#   s.length <= 16
#   k <= 20
class Solution:
    def numKLenSubstrNoRepeats(self, s, k):
        return sum(len(set(s[i:i + k])) == k for i in range(len(s) - k + 1))
