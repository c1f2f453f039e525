# By definition: there are more stacks than plates, and they are searched one by one.
# oracle:
#   calls.length <= 30
class DinnerPlates:
    def __init__(self, capacity):
        self.capacity = capacity
        self.stacks = [[] for _ in range(40)]

    def push(self, val):
        next(stack for stack in self.stacks if len(stack) < self.capacity).append(val)

    def popAtStack(self, index):
        return self.stacks[index].pop() if index < 40 and self.stacks[index] else -1

    def pop(self):
        return next((stack.pop() for stack in reversed(self.stacks) if stack), -1)
