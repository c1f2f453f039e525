"""The product of the bags' sizes is at most 100000."""


class Solution:
    def isValid(self, text: str) -> bool:
        product = 1
        for line in text.splitlines()[1:]:
            product *= int(line.split()[0])
            if product > 100000:
                return False
        return True
