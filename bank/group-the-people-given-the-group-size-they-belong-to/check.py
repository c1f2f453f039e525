from typing import List


class Solution:
    def check(self, groupSizes: List[int], expected: List[List[int]], got: List[List[int]]) -> str:
        n = len(groupSizes)
        seen = [False] * n
        for group in got:
            if not group:
                return "a group is empty"
            for person in group:
                if not 0 <= person < n:
                    return "there is no person %d" % person
                if seen[person]:
                    return "person %d is listed twice" % person
                seen[person] = True
                if groupSizes[person] != len(group):
                    return "person %d is in a group of %d" % (person, len(group))
        if not all(seen):
            return "person %d is in no group" % seen.index(False)
        return ""
