# By definition: the first pair of braces is replaced by each of its options, and the texts that come out are expanded.
# oracle:
#   s.length <= 20
class Solution:
    def expand(self, s):
        if "{" not in s:
            return [s]
        before, rest = s.split("{", 1)
        options, after = rest.split("}", 1)
        return sorted(word for option in options.split(",") for word in self.expand(before + option + after))
