class Solution:
    def isValid(self, expression: str) -> bool:
        # For each open brace, how many commas it has; `full` tells that there is something before this place to join
        commas, full = [], False
        for c in expression:
            if c == "{":
                commas.append(0)
                full = False
            elif c == "}":
                if not commas or not full or commas.pop() == 0:
                    return False
            elif c == ",":
                if not commas or not full:
                    return False
                commas[-1] += 1
                full = False
            else:
                full = True
        return full and not commas
