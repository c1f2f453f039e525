from typing import List


class Solution:
    def isValid(self, s: str, answers: List[int]) -> bool:
        total = 0
        for term in s.split("+"):
            product = 1
            for digit in term.split("*"):
                product *= int(digit)
                if product > 10**9:
                    return False
            total += product
        return total <= 1000
