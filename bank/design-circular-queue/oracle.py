# By definition: the items are a list that is never longer than k.
# oracle:
#   calls.length <= 60
#   k <= 8
class MyCircularQueue:
    def __init__(self, k):
        self.k, self.items = k, []

    def enQueue(self, value):
        if len(self.items) < self.k:
            self.items.append(value)
            return True
        return False

    def deQueue(self):
        if self.items:
            self.items.pop(0)
            return True
        return False

    def Front(self):
        return self.items[0] if self.items else -1

    def Rear(self):
        return self.items[-1] if self.items else -1

    def isEmpty(self):
        return self.items == []

    def isFull(self):
        return len(self.items) == self.k
