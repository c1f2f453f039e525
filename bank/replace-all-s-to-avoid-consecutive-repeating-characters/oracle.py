# The question marks get every combination of three letters, which are enough, until a string without repetitions comes.
# oracle:
#   s.length <= 7
from itertools import product


class Solution:
    def modifyString(self, s):
        for letters in product("xyz", repeat=s.count("?")):
            result = s.replace("?", "%s") % letters
            if all(a != b for a, b in zip(result, result[1:])):
                return result
