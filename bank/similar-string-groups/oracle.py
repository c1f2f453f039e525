# By definition: two letters of a string are really exchanged in all ways, and groups with similar members become one.
# oracle:
#   strs.length <= 6
#   strs[i].length <= 5
from itertools import combinations


class Solution:
    def numSimilarGroups(self, strs):
        def swaps(text):
            made = {text}
            for i, j in combinations(range(len(text)), 2):
                made.add(text[:i] + text[j] + text[i + 1:j] + text[i] + text[j + 1:])
            return made

        near = {text: swaps(text) for text in strs}
        groups = []
        for text in strs:
            met = [group for group in groups if near[text] & group]
            groups = [group for group in groups if not near[text] & group]
            groups.append({text}.union(*met))
        return len(groups)
