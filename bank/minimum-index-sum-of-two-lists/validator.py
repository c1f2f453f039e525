from typing import List


class Solution:
    def isValid(self, list1: List[str], list2: List[str]) -> bool:
        return not set(list1).isdisjoint(list2)
