from collections import Counter

WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
# each digit has a letter that no later one has
ORDER = [(0, "z"), (2, "w"), (4, "u"), (6, "x"), (8, "g"), (1, "o"), (3, "h"), (5, "f"), (7, "s"), (9, "i")]


class Solution:
    def isValid(self, s: str) -> bool:
        left = Counter(s)
        for digit, letter in ORDER:
            often = left[letter]
            if often < 0:
                return False
            for other in WORDS[digit]:
                left[other] -= often
        return all(count == 0 for count in left.values())
