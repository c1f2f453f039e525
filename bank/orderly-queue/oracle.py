# By definition: all strings are found that any number of steps makes of the given one.
# oracle:
#   s.length <= 5
class Solution:
    def orderlyQueue(self, s, k):
        found = {s}
        fresh = [s]
        for text in fresh:
            for i in range(k):
                moved = text[:i] + text[i + 1 :] + text[i]
                if moved not in found:
                    found.add(moved)
                    fresh.append(moved)
        return min(found)
