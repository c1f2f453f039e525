# By definition: all strings that swaps can make are collected, and the smallest is the answer.
# oracle:
#   s.length <= 5
#   pairs.length <= 4
class Solution:
    def smallestStringWithSwaps(self, s, pairs):
        found = [s]
        seen = {s}
        for text in found:
            for a, b in pairs:
                letters = list(text)
                letters[a], letters[b] = letters[b], letters[a]
                other = "".join(letters)
                if other not in seen:
                    seen.add(other)
                    found.append(other)
        return min(found)
