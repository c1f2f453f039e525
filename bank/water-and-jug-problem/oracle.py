# By definition: all states of the two jugs that the allowed steps lead to are visited.
# oracle:
#   x <= 40
#   y <= 40
class Solution:
    def canMeasureWater(self, x, y, target):
        seen = {(0, 0)}
        stack = [(0, 0)]
        while stack:
            a, b = stack.pop()
            if a + b == target:
                return True
            to_b, to_a = min(a, y - b), min(b, x - a)
            for state in ((x, b), (a, y), (0, b), (a, 0), (a - to_b, b + to_b), (a + to_a, b - to_a)):
                if state not in seen:
                    seen.add(state)
                    stack.append(state)
        return False
