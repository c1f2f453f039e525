from collections import Counter


class Solution:
    def check(self, nums1: List[int], nums2: List[int], k: int, expected: List[List[int]], got: List[List[int]]) -> str:
        if len(got) != k:
            return "%d pairs, %d are wanted" % (len(got), k)
        if any(len(pair) != 2 for pair in got):
            return "not a pair"
        first, second = Counter(nums1), Counter(nums2)
        for (u, v), count in Counter(map(tuple, got)).items():
            if count > first[u] * second[v]:
                return "[%d, %d] does not come %d times" % (u, v, count)
        if sorted(map(sum, got)) != sorted(map(sum, expected)):
            return "not the smallest sums"
        return ""
