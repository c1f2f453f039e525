class Solution:
    def isValid(self, text: str) -> bool:
        behind, before = {}, {}
        printed = 0
        for line in text.splitlines()[1:]:
            kind, x, *rest = map(int, line.split())
            if kind == 1:
                y = rest[0]
                if x in behind or y in before:
                    return False
                # The train of y begins with y, so x is in it only if it is found behind y. x ends its train: the way
                # from x to the front meets y in the same case, and both ways are walked in turn, so the shorter decides.
                back, front = y, x
                while True:
                    if back == x or front == y:
                        return False
                    if back not in behind or front not in before:
                        break
                    back, front = behind[back], before[front]
                behind[x] = y
                before[y] = x
            elif kind == 2:
                y = rest[0]
                if behind.get(x) != y:
                    return False
                del behind[x]
                del before[y]
            else:
                first = x
                while first in before:
                    first = before[first]
                    printed += 1
                last = x
                while last in behind:
                    last = behind[last]
                    printed += 1
                printed += 1
                if printed > 10**6:
                    return False
        return True
