# By definition: the vowels are written down, and put back into their places from the last one on.
# oracle:
#   s.length <= 60
class Solution:
    def reverseVowels(self, s):
        vowels = [c for c in s if c.lower() in "aeiou"]
        return "".join(vowels.pop() if c.lower() in "aeiou" else c for c in s)
