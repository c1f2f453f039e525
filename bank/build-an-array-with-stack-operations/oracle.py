# By definition: from every stack that can come about both operations are tried, until one is the target.
# oracle:
#   n <= 7
class Solution:
    def buildArray(self, target, n):
        states = [((), 0, ())]
        seen = {((), 0)}
        for stack, read, operations in states:
            if list(stack) == target:
                return list(operations)
            following = []
            if read < n:
                following.append((stack + (read + 1,), read + 1, operations + ("Push",)))
            if stack:
                following.append((stack[:-1], read, operations + ("Pop",)))
            for state in following:
                if state[:2] not in seen:
                    seen.add(state[:2])
                    states.append(state)
