# By definition: a text is an integer, or a list of the texts between the commas that are outside all inner brackets.
# oracle:
#   s.length <= 50
class Solution:
    def deserialize(self, s):
        if not s.startswith("["):
            return NestedInteger(int(s))
        nested, part, depth = NestedInteger(), "", 0
        for c in s[1:-1]:
            depth += {"[": 1, "]": -1}.get(c, 0)
            if c == "," and depth == 0:
                nested.add(self.deserialize(part))
                part = ""
            else:
                part += c
        if part:
            nested.add(self.deserialize(part))
        return nested
