# Brackets nest, so the lists that are open at some place of the text form a stack, and what ends there belongs to the
# innermost one. An integer ends before a comma, a bracket or the end.


class Solution:
    def deserialize(self, s):
        if s[0] != "[":
            return NestedInteger(int(s))
        outer = NestedInteger()
        stack, start = [outer], 0
        for i, c in enumerate(s):
            if c == "[":
                inner = NestedInteger()
                stack[-1].add(inner)
                stack.append(inner)
            elif c in ",]":
                # behind a bracket there is no integer to end
                if s[start:i]:
                    stack[-1].add(NestedInteger(int(s[start:i])))
                if c == "]":
                    stack.pop()
            if c in "[],":
                start = i + 1
        return outer.getList()[0]
