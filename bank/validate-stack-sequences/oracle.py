# By definition: at each moment both a push and a pop are tried.
# oracle:
#   pushed.length <= 7
class Solution:
    def validateStackSequences(self, pushed, popped):
        def possible(stack, later, wanted):
            if not wanted:
                return True
            if later and possible(stack + later[:1], later[1:], wanted):
                return True
            return stack[-1:] == wanted[:1] and possible(stack[:-1], later, wanted[1:])

        return possible([], pushed, popped)
