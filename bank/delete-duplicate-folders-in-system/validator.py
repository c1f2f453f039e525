class Solution:
    def isValid(self, paths: List[List[str]]) -> bool:
        # each folder as the number of its parent and its name; the root is 0
        known, order = {}, sorted(paths, key=len)
        for path in order:
            folder = 0
            for name in path[:-1]:
                folder = known.get((folder, name), -1)
                if folder < 0:
                    return False
            if (folder, path[-1]) in known:
                return False
            known[folder, path[-1]] = len(known) + 1
        return True
