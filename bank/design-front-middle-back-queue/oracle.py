# By definition: the queue is one list, and the middle is the earlier one of the two places if there are two.
# oracle:
#   calls.length <= 14
class FrontMiddleBackQueue:
    def __init__(self):
        self.queue = []

    def pushFront(self, val):
        self.queue.insert(0, val)

    def pushMiddle(self, val):
        self.queue.insert(len(self.queue) // 2, val)

    def pushBack(self, val):
        self.queue.append(val)

    def popFront(self):
        return self.queue.pop(0) if self.queue else -1

    def popMiddle(self):
        return self.queue.pop((len(self.queue) - 1) // 2) if self.queue else -1

    def popBack(self):
        return self.queue.pop() if self.queue else -1
