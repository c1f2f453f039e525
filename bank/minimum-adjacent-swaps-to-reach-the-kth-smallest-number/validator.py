from math import comb


class Solution:
    def isValid(self, num: str, k: int) -> bool:
        # counts the larger orders of the digits, from those that differ from num at its end only
        larger, behind = 0, [0] * 10
        for at in range(len(num) - 1, -1, -1):
            first = int(num[at])
            behind[first] += 1
            for digit in range(first + 1, 10):
                if behind[digit]:
                    behind[digit] -= 1
                    ways, places = 1, 0
                    for count in behind:
                        places += count
                        ways *= comb(places, count)
                        if ways >= k:
                            return True
                    behind[digit] += 1
                    larger += ways
            if larger >= k:
                return True
        return False
