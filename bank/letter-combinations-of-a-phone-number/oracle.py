# By definition: of each letter it is known which digit it stands on; words are counted up, letter
# by letter, from the last place.
# oracle:
#   1 <= digits.length <= 4


class Solution:
    def letterCombinations(self, digits):
        # The digit of each letter from a to z.
        digit = dict(zip("abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999"))

        def words(k):
            if k == len(digits):
                return [""]
            return [c + rest for c in digit if digit[c] == digits[k] for rest in words(k + 1)]

        return words(0) if digits else []
