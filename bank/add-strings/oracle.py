# By definition: both texts are read as numbers, and their sum is written.
# oracle:
#   num1.length, num2.length <= 300
class Solution:
    def addStrings(self, num1, num2):
        return str(int(num1) + int(num2))
