# By matrices: a + bi is [[a, -b], [b, a]], and their product is taken row by column.
# oracle:
#   num1 and num2 are valid complex numbers.
class Solution:
    def complexNumberMultiply(self, num1, num2):
        def matrix(text):
            a, b = map(int, text[:-1].split("+"))
            return [[a, -b], [b, a]]

        x, y = matrix(num1), matrix(num2)
        product = [[sum(x[i][k] * y[k][j] for k in range(2)) for j in range(2)] for i in range(2)]
        return "%d+%di" % (product[0][0], product[1][0])
