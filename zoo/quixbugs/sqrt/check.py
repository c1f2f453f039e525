class Solution:
    def check(self, x: float, epsilon: float, expected: float, got: float) -> str:
        return "" if abs(got - x ** 0.5) <= epsilon + 1e-9 else "further than epsilon from the root"
