# By definition: the steps are done and counted.
# oracle:
#   num <= 10^6
class Solution:
    def numberOfSteps(self, num):
        steps = 0
        while num:
            num = num - 1 if num % 2 else num // 2
            steps += 1
        return steps
