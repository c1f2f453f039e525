# By definition: all texts that sorting of substrings reaches are searched, unless the digits are not even the same.
# oracle:
#   s.length <= 5
#   s, t consist of '0' to '3'
class Solution:
    def isTransformable(self, s, t):
        if sorted(s) != sorted(t):
            return False
        reached = [s]
        for text in reached:
            for i in range(len(s) - 1):
                for j in range(i + 2, len(s) + 1):
                    other = text[:i] + "".join(sorted(text[i:j])) + text[j:]
                    if other not in reached:
                        reached.append(other)
        return t in reached
