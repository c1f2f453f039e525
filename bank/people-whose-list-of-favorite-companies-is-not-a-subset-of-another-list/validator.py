from typing import List


class Solution:
    def isValid(self, favoriteCompanies: List[List[str]]) -> bool:
        return len({frozenset(one) for one in favoriteCompanies}) == len(favoriteCompanies)
