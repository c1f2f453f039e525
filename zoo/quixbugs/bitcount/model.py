class Solution:
    def bitcount(self, n):
        return bin(n).count('1')
