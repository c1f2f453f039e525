# By definition: the vowels of every substring of the given length are counted.
# oracle:
#   s.length <= 24
class Solution:
    def maxVowels(self, s, k):
        return max(sum(s[i : i + k].count(vowel) for vowel in "aeiou") for i in range(len(s) - k + 1))
