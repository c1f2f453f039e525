class Solution:
    def check(self, n: int, m: int, group: List[int], beforeItems: List[List[int]], expected: List[int], got: List[int]) -> str:
        if not expected:
            return "" if not got else "there is no solution"
        if len(got) != n:
            return "the answer does not have n items"
        place = [-1] * n
        for k, item in enumerate(got):
            if not 0 <= item < n or place[item] != -1:
                return "the answer is not a permutation of the items"
            place[item] = k
        for item, before in enumerate(beforeItems):
            for other in before:
                if place[other] > place[item]:
                    return "item %d does not stand before item %d" % (other, item)
        closed = set()
        for k, item in enumerate(got):
            if k and group[got[k - 1]] != group[item]:
                closed.add(group[got[k - 1]])
            if group[item] != -1 and group[item] in closed:
                return "group %d is torn apart" % group[item]
        return ""
