import re


class Solution:
    def isValid(self, s: str) -> bool:
        parts = re.findall(r"-?[0-9]+|[()-]", s)
        depth, children, fresh = 0, [0], True
        # `fresh`: a number has to follow
        for part in parts:
            if part == "(":
                if fresh or children[-1] == 2:
                    return False
                children[-1] += 1
                children.append(0)
                fresh = True
            elif part == ")":
                if fresh or len(children) == 1:
                    return False
                children.pop()
            else:
                if not fresh or part == "-" or str(int(part[:20])) != part:
                    return False
                if not -2**31 <= int(part) <= 2**30 or (len(children) == 1 and depth):
                    return False
                depth, fresh = 1, False
        return s == "" or (not fresh and len(children) == 1)
