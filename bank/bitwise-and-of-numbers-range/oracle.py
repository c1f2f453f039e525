# By definition: one number after the other.
# oracle:
#   right - left <= 3000
class Solution:
    def rangeBitwiseAnd(self, left, right):
        result = left
        for number in range(left, right + 1):
            result &= number
        return result
