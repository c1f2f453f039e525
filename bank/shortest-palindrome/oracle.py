# The number of added characters grows from 0; those are then forced to mirror the end, and the whole is tested.
# oracle:
#   s.length <= 60
class Solution:
    def shortestPalindrome(self, s):
        for added in range(len(s) + 1):
            whole = "".join(s[len(s) - 1 - i] for i in range(added)) + s
            if all(whole[i] == whole[-1 - i] for i in range(len(whole))):
                return whole
