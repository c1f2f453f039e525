# By definition: the steps are made with the number itself.
# oracle:
#   s.length <= 24
class Solution:
    def numSteps(self, s):
        number, steps = int(s, 2), 0
        while number != 1:
            number = number // 2 if number % 2 == 0 else number + 1
            steps += 1
        return steps
