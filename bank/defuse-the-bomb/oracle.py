# By definition: for each number the next ones, or the previous ones, are added one by one round the circle.
# oracle:
#   n <= 9
class Solution:
    def decrypt(self, code, k):
        steps = range(1, k + 1) if k > 0 else range(k, 0)
        return [sum(code[(i + step) % len(code)] for step in steps) for i in range(len(code))]
