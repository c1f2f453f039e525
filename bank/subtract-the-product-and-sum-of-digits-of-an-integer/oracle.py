# By definition: the digits are written down, once with a sign of multiplication between them and once with a plus.
# oracle:
#   n <= 99999
class Solution:
    def subtractProductAndSum(self, n):
        return eval("*".join(str(n))) - eval("+".join(str(n)))
