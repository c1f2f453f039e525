class Solution:
    def isValid(self, count):
        return count.count(max(count)) == 1
