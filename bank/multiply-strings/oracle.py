# By definition: both texts are read as whole numbers, which are multiplied exactly.
# oracle:
#   1 <= num1.length, num2.length <= 200


class Solution:
    def multiply(self, num1, num2):
        return str(int(num1) * int(num2))
