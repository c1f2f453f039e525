# By definition: the elements lie in a list, and an increment is added to each of them.
# oracle:
#   calls.length <= 40
class CustomStack:
    def __init__(self, maxSize):
        self.free, self.elements = maxSize, []

    def push(self, x):
        if self.free:
            self.free -= 1
            self.elements.append(x)

    def pop(self):
        if not self.elements:
            return -1
        self.free += 1
        return self.elements.pop()

    def increment(self, k, val):
        self.elements = [x + val if i < k else x for i, x in enumerate(self.elements)]
