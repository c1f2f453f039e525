class Solution:
    def isValid(self, s):
        stack, length, count = [], 0, 0
        for i, c in enumerate(s):
            if c.isdigit():
                if not count and c == "0":
                    return False
                count = 10 * count + int(c)
            elif c == "[":
                if not count:
                    return False
                stack.append((length, count))
                length = count = 0
            elif count:
                return False
            elif c == "]":
                if not stack or s[i - 1] == "[":
                    return False
                before, times = stack.pop()
                length = before + times * length
            else:
                length += 1
        return not stack and not count and length <= 10**5
