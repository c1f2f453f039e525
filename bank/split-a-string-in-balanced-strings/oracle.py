# By definition: the first part is every balanced beginning in turn, and the rest is split in all ways.
# oracle:
#   s.length <= 16
class Solution:
    def balancedStringSplit(self, s):
        most = 0
        for size in range(2, len(s) + 1, 2):
            if s[:size].count("L") * 2 == size:
                most = max(most, 1 + self.balancedStringSplit(s[size:]))
        return most
