# By definition: all values lie in one list, and the last one of the greatest count is taken out of it.
# oracle:
#   calls.length <= 40
class FreqStack:
    def __init__(self):
        self.values = []

    def push(self, val):
        self.values.append(val)

    def pop(self):
        places = range(len(self.values))
        return self.values.pop(max(places, key=lambda i: (self.values.count(self.values[i]), i)))
