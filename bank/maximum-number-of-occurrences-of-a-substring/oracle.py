# By definition: all substrings of all allowed sizes are listed, and each is counted in the list.
# oracle:
#   s.length <= 9
#   maxLetters <= 4
#   s consists of 'a' to 'c'
class Solution:
    def maxFreq(self, s, maxLetters, minSize, maxSize):
        parts = [s[i : i + size] for size in range(minSize, maxSize + 1) for i in range(len(s) - size + 1)]
        return max((parts.count(part) for part in parts if len(set(part)) <= maxLetters), default=0)
