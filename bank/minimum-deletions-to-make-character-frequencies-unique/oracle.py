# By definition: all frequencies that deletions can leave are tried together.
# oracle:
#   s.length <= 9
#   s consists of 'a' to 'd'
from itertools import product


class Solution:
    def minDeletions(self, s):
        counts = [s.count(letter) for letter in set(s)]
        best = 0
        for kept in product(*(range(count + 1) for count in counts)):
            above = [count for count in kept if count]
            if len(set(above)) == len(above):
                best = max(best, sum(above))
        return len(s) - best
