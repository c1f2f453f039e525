import re
from typing import List


class Solution:
    def isValid(self, replacements: List[List[str]], text: str) -> bool:
        values = {key: value for key, value in replacements}
        if len(values) != len(replacements) or sorted(text[1::4]) != sorted(values):
            return False
        needs = {key: set(re.findall("%(.)%", value)) for key, value in values.items()}
        if any(not need <= needs.keys() for need in needs.values()):
            return False
        # keys that need no others are done, until none is left
        while needs:
            done = {key for key, need in needs.items() if not need & needs.keys()}
            if not done:
                return False
            for key in done:
                del needs[key]
        return True
