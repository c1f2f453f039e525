from math import isqrt


class Solution:
    def check(self, n: int, expected: List[List[int]], got: List[List[int]]) -> str:
        if len(got) != len(expected):
            return "%d triangles, %d are enough" % (len(got), len(expected))
        # The triangle (i, j) is number (i - 1)^2 + j - 1; `missing` tells how many red neighbours it still needs
        missing, todo = bytearray([2]) * (n * n), []
        for place in got:
            if len(place) != 2 or not (1 <= place[0] <= n and 1 <= place[1] < 2 * place[0]):
                return "%s is no triangle" % place
            at = (place[0] - 1) * (place[0] - 1) + place[1] - 1
            if not missing[at]:
                return "%s twice" % place
            missing[at] = 0
            todo.append(at)
        for at in todo:
            i = isqrt(at) + 1
            j = at - (i - 1) * (i - 1) + 1
            if j % 2 == 0:
                near = (at - 1, at + 1, at - 2 * i + 2)
            else:
                near = []
                if j > 1:
                    near.append(at - 1)
                if j < 2 * i - 1:
                    near.append(at + 1)
                if i < n:
                    near.append(at + 2 * i)
            for other in near:
                if missing[other]:
                    missing[other] -= 1
                    if not missing[other]:
                        todo.append(other)
        return "" if len(todo) == n * n else "%d triangles stay white" % (n * n - len(todo))
