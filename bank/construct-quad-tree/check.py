class Solution:
    def check(self, grid: List[List[int]], expected: List[List[int]], got: List[List[int]]) -> str:
        # the nodes of the tree are unique; only the value of a node with children is free
        if len(got) != len(expected):
            return "expected %d places, got %d" % (len(expected), len(got))
        for i, (want, have) in enumerate(zip(expected, got)):
            if have == want:
                continue
            if len(want) == 2 and want[0] == 0 and have in ([0, 0], [0, 1]):
                continue
            return "place %d: expected %s, got %s" % (i, want, have)
        return ""
