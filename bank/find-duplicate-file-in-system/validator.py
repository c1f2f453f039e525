class Solution:
    def isValid(self, paths):
        # No directory is given twice, and no file twice in one directory.
        directories = set()
        for path in paths:
            words = path.split(" ")
            names = {word[:word.index("(")] for word in words[1:]}
            if words[0] in directories or len(names) < len(words) - 1:
                return False
            directories.add(words[0])
        return True
