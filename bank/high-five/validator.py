from collections import Counter


class Solution:
    def isValid(self, items: List[List[int]]) -> bool:
        return min(Counter(item[0] for item in items).values()) >= 5
