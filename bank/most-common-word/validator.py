import re
from collections import Counter


class Solution:
    def isValid(self, paragraph: str, banned: List[str]) -> bool:
        # One word that is not banned is there most often.
        count = Counter(re.findall("[a-z]+", paragraph.lower()))
        for word in banned:
            count.pop(word, None)
        often = sorted(count.values())
        return bool(often) and (len(often) == 1 or often[-1] > often[-2])
