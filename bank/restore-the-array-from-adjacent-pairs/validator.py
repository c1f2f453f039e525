class Solution:
    def isValid(self, adjacentPairs):
        near = {}
        for a, b in adjacentPairs:
            near.setdefault(a, []).append(b)
            near.setdefault(b, []).append(a)
        if len(near) != len(adjacentPairs) + 1 or any(len(x) > 2 for x in near.values()):
            return False
        ends = [a for a in near if len(near[a]) == 1]
        if len(ends) != 2:
            return False
        before, at, count = None, ends[0], 1
        while at != ends[1]:
            before, at = at, next(x for x in near[at] if x != before)
            count += 1
        return count == len(near)
