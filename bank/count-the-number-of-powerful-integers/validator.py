class Solution:
    def isValid(self, start, finish, limit, s):
        return int(max(s)) <= limit
