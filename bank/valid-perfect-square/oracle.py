# By definition: roots are tried from 1 on, as long as their squares are not too large.
# oracle:
#   num <= 10^6
class Solution:
    def isPerfectSquare(self, num):
        root = 1
        while root * root < num:
            root += 1
        return root * root == num
