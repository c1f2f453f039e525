import re


class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        if len(got) != len(expected):
            return "another length than that of the shortest"
        # On the stack: what is decoded so far, and where the count of the open bracket begins and what it is.
        stack, place = [["", 0, 1]], 0
        while place < len(got):
            count = re.compile("[1-9][0-9]{0,3}\\[").match(got, place)
            if "a" <= got[place] <= "z":
                stack[-1][0] += got[place]
                place += 1
            elif count:
                stack.append(["", place, int(count.group()[:-1])])
                place = count.end()
            elif got[place] == "]" and len(stack) > 1:
                text, begin, times = stack.pop()
                place += 1
                if len(text) * times > len(s):
                    return "it stands for a longer string"
                if place - begin >= len(text) * times:
                    return "an encoding is not shorter than what it stands for"
                stack[-1][0] += text * times
            else:
                return "it is no encoded string"
        return "" if len(stack) == 1 and stack[0][0] == s else "it does not stand for s"
