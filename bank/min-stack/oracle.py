# A list; its least element is looked for every time.
# oracle:
#   calls.length <= 40
class MinStack:
    def __init__(self):
        self.values = []

    def push(self, val):
        self.values.append(val)

    def pop(self):
        self.values.pop()

    def top(self):
        return self.values[-1]

    def getMin(self):
        return min(self.values)
