# By definition: the numbers lie in a list, and the last place of the greatest one is searched for.
# oracle:
#   calls.length <= 20
class MaxStack:
    def __init__(self):
        self.numbers = []

    def push(self, x):
        self.numbers.append(x)

    def pop(self):
        return self.numbers.pop()

    def top(self):
        return self.numbers[-1]

    def peekMax(self):
        return max(self.numbers)

    def popMax(self):
        last = max(range(len(self.numbers)), key=lambda place: (self.numbers[place], place))
        return self.numbers.pop(last)
