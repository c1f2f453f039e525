# By definition: the expression is computed from left to right, and each product is added when its last factor is known.
# oracle:
#   n <= 10000
class Solution:
    def clumsy(self, n):
        total, sign, product = 0, 1, n
        for i, number in enumerate(range(n - 1, 0, -1)):
            if i % 4 == 0:
                product *= number
            elif i % 4 == 1:
                product //= number
            else:
                total += sign * product
                sign, product = 1 if i % 4 == 2 else -1, number
        return total + sign * product
