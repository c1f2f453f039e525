import re

DIRECTORY = re.compile("[a-zA-Z0-9 ]+")
FILE = re.compile("[a-zA-Z0-9 ]+[.][a-zA-Z0-9 ]+")


class Solution:
    def isValid(self, input):
        # The names on the way to the last line, and the names that were already used in each of these directories.
        way = []
        used = [set()]
        for line in input.split("\n"):
            name = line.lstrip("\t")
            depth = len(line) - len(name)
            if depth > len(way):
                return False
            del way[depth:]
            del used[depth + 1:]
            if way and "." in way[-1]:
                return False
            if not (DIRECTORY.fullmatch(name) or FILE.fullmatch(name)) or name in used[-1]:
                return False
            used[-1].add(name)
            way.append(name)
            used.append(set())
        return True
