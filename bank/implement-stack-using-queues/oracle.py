# The elements stand in a list whose end is the top.
# oracle:
#   calls.length <= 100
class MyStack:
    def __init__(self):
        self.elements = []

    def push(self, x):
        self.elements = self.elements + [x]

    def pop(self):
        last = self.elements[-1]
        self.elements = self.elements[:-1]
        return last

    def top(self):
        return self.elements[-1]

    def empty(self):
        return len(self.elements) == 0
