# By definition: the comma and the points are put at all places, and texts that are no coordinates are left out.
# oracle:
#   s.length <= 8
import re

NUMBER = r"(0|[1-9]\d*)(\.\d*[1-9])?"
COORDINATES = re.compile(r"\(%s, %s\)" % (NUMBER, NUMBER))


def pointed(digits):
    return [digits] + [digits[:i] + "." + digits[i:] for i in range(1, len(digits))]


class Solution:
    def ambiguousCoordinates(self, s):
        texts = [
            "(" + a + ", " + b + ")"
            for i in range(2, len(s) - 1)
            for a in pointed(s[1:i])
            for b in pointed(s[i:-1])
        ]
        return [text for text in texts if COORDINATES.fullmatch(text)]
