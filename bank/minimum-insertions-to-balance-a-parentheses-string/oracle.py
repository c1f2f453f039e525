# By definition: the balanced texts are read sign by sign, with the open parentheses and whether half of a closing one
# was read, and all states that a number of insertions reaches are collected, one insertion more each time.
# oracle:
#   s.length <= 13
def after(sign, depth, half):
    if sign == "(":
        return None if half else (depth + 1, False)
    if half:
        return depth - 1, False
    return (depth, True) if depth else None


class Solution:
    def minInsertions(self, s):
        count = 0
        states = {(0, (0, False))}
        while True:
            states = set(self.read(s, states))
            if (len(s), (0, False)) in states:
                return count
            inserted = {(i, after(sign, *state)) for i, state in states for sign in "()"}
            states |= {(i, state) for i, state in inserted if state}
            count += 1

    def read(self, s, states):
        for i, state in states:
            yield i, state
            while i < len(s):
                state = after(s[i], *state)
                if state is None:
                    break
                i += 1
                yield i, state
