# By definition: all choices of different digits for the letters are tried, and the words are read as numbers.
# oracle:
#   words[i], result consist of 'A' to 'C'
from itertools import permutations


class Solution:
    def isSolvable(self, words, result):
        text = " ".join((*words, result))
        letters = "".join(sorted(set(text) - {" "}))
        for digits in permutations("0123456789", len(letters)):
            numbers = text.translate(dict(zip(map(ord, letters), digits))).split()
            if sum(map(int, numbers[:-1])) == int(numbers[-1]):
                # A zero alone is no leading zero.
                if all(number[0] != "0" or len(number) == 1 for number in numbers):
                    return True
        return False
