# By definition: the vowels are taken away one kind after the other.
# oracle:
#   s.length <= 20
class Solution:
    def removeVowels(self, s):
        for vowel in "aeiou":
            s = "".join(s.split(vowel))
        return s
