# By definition: all smaller numbers that divide the number are added up.
# oracle:
#   num <= 20000
class Solution:
    def checkPerfectNumber(self, num):
        return num == sum(d for d in range(1, num // 2 + 1) if num % d == 0)
