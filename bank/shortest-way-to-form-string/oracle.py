# By definition: all subsequences of the source are listed, and all beginnings of the target that one more of them makes
# are found, until the whole target is among them.
# oracle:
#   1 <= source.length, target.length <= 6
#   source, target consist of 'a' to 'd'
from itertools import combinations


class Solution:
    def shortestWay(self, source, target):
        parts = {"".join(part) for size in range(1, len(source) + 1) for part in combinations(source, size)}
        made = {""}
        for count in range(len(target) + 1):
            if target in made:
                return count
            made |= {text + part for text in made for part in parts if target.startswith(text + part)}
        return -1
