class Solution:
    def isValid(self, expression: str) -> bool:
        # `heads`: the signs whose brackets are open; `whole`: a part has just ended
        heads, whole, head = [], False, ""
        for sign in expression:
            if head:
                if sign != "(":
                    return False
                heads.append(head)
                head = ""
            elif whole:
                if not heads or sign not in "),":
                    return False
                if sign == ")":
                    heads.pop()
                elif heads[-1] == "!":
                    return False
                else:
                    whole = False
            elif sign in "tf":
                whole = True
            elif sign in "!&|":
                head = sign
            else:
                return False
        return whole and not heads
