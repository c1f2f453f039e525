# The elements stand in a list whose front is the oldest.
# oracle:
#   calls.length <= 100
class MyQueue:
    def __init__(self):
        self.elements = []

    def push(self, x):
        self.elements = self.elements + [x]

    def pop(self):
        first = self.elements[0]
        self.elements = self.elements[1:]
        return first

    def peek(self):
        return self.elements[0]

    def empty(self):
        return len(self.elements) == 0
