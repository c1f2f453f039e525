from math import comb
from typing import List


class Solution:
    def isValid(self, destination: List[int], k: int) -> bool:
        return 1 <= k <= comb(sum(destination), destination[0])
