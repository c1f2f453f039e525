from typing import List


class Solution:
    def isValid(self, event1: List[str], event2: List[str]) -> bool:
        return event1[0] <= event1[1] and event2[0] <= event2[1]
