# By definition: the vowels of all substrings are counted, those of the longest ones first.
# oracle:
#   s.length <= 14
class Solution:
    def findTheLongestSubstring(self, s):
        for length in range(len(s), 0, -1):
            for start in range(len(s) - length + 1):
                part = s[start : start + length]
                if all(part.count(vowel) % 2 == 0 for vowel in "aeiou"):
                    return length
        return 0
