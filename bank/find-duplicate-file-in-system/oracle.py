# By definition: each file is compared with all others; the first of equal ones names their group.
# oracle:
#   paths.length <= 6
#   sum(paths[i].length) <= 300
class Solution:
    def findDuplicate(self, paths):
        files = []
        for path in paths:
            directory, *words = path.split()
            for word in words:
                cut = word.index("(")
                files.append((directory + "/" + word[:cut], word[cut + 1:-1]))
        groups = []
        for i, (_, content) in enumerate(files):
            same = [j for j, (_, other) in enumerate(files) if other == content]
            if len(same) > 1 and same[0] == i:
                groups.append([files[j][0] for j in same])
        return groups
