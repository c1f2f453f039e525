# The values stand in an array, where each method is what its name says.
# oracle:
#   0 <= index, val <= 8
#   calls.length <= 14
class MyLinkedList:
    def __init__(self):
        self.values = []

    def get(self, index):
        return self.values[index] if index < len(self.values) else -1

    def addAtHead(self, val):
        self.values = [val] + self.values

    def addAtTail(self, val):
        self.values.append(val)

    def addAtIndex(self, index, val):
        if index <= len(self.values):
            self.values.insert(index, val)

    def deleteAtIndex(self, index):
        del self.values[index : index + 1]
