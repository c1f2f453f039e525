class Solution:
    def isValid(self, nums: List[int], k: int) -> bool:
        count = {}
        for x in nums:
            count[x] = count.get(x, 0) + 1
        often = sorted(count.values(), reverse=True)
        return k == len(often) or often[k - 1] > often[k]
