# By definition: as long as there are parentheses, an innermost group is replaced by its atoms with their counts
# multiplied; then equal atoms are added up.
# oracle:
#   formula.length <= 24
import re
from collections import Counter

ATOM = re.compile("([A-Z][a-z]*)([0-9]*)")
GROUP = re.compile("[(]([^()]*)[)]([0-9]*)")


class Solution:
    def countOfAtoms(self, formula):
        def opened(group):
            times = int(group[2] or 1)
            return ATOM.sub(lambda atom: atom[1] + str(int(atom[2] or 1) * times), group[1])

        while "(" in formula:
            formula = GROUP.sub(opened, formula)
        counts = Counter()
        for name, count in ATOM.findall(formula):
            counts[name] += int(count or 1)
        return "".join(name + (str(count) if count > 1 else "") for name, count in sorted(counts.items()))
