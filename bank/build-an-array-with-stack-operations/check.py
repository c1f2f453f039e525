from typing import List


class Solution:
    def check(self, target: List[int], n: int, expected: List[str], got: List[str]) -> str:
        stack, number = [], 0
        for operation in got:
            if stack == target:
                return "an operation after the stack is the target"
            if operation == "Push":
                number += 1
                if number > n:
                    return "the stream has no more integers"
                stack.append(number)
            elif operation == "Pop":
                if not stack:
                    return "nothing to pop"
                stack.pop()
            else:
                return "neither Push nor Pop"
        return "" if stack == target else "the stack is not the target at the end"
