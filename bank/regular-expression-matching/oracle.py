# By definition: the pattern is a list of elements, and for each starred one every number of
# repetitions is tried.
# oracle:
#   s.length <= 8
#   p.length <= 10


class Solution:
    def isMatch(self, s, p):
        elements = []
        for c in p:
            if c == "*":
                elements[-1] = (elements[-1][0], True)
            else:
                elements.append((c, False))

        def matches(text, k):
            if k == len(elements):
                return text == ""
            letter, starred = elements[k]
            counts = range(len(text) + 1) if starred else [1]
            for count in counts:
                head = text[:count]
                if len(head) == count and all(letter in (".", c) for c in head) and matches(text[count:], k + 1):
                    return True
            return False

        return matches(s, 0)
