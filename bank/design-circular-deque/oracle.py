# By definition: a list that is extended and cut at both of its ends.
# oracle:
#   k <= 5
#   calls.length <= 30
class MyCircularDeque:
    def __init__(self, k):
        self.k = k
        self.items = []

    def insertFront(self, value):
        if self.isFull():
            return False
        self.items = [value] + self.items
        return True

    def insertLast(self, value):
        if self.isFull():
            return False
        self.items = self.items + [value]
        return True

    def deleteFront(self):
        there = not self.isEmpty()
        self.items = self.items[1:]
        return there

    def deleteLast(self):
        there = not self.isEmpty()
        self.items = self.items[:-1]
        return there

    def getFront(self):
        return self.items[0] if self.items else -1

    def getRear(self):
        return self.items[-1] if self.items else -1

    def isEmpty(self):
        return len(self.items) == 0

    def isFull(self):
        return len(self.items) == self.k
