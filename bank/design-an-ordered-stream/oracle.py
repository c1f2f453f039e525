# By definition: the longest list of ids in a row, from 1 on, is made anew each time, and what is new in it is returned.
# oracle:
#   n <= 9
class OrderedStream:
    def __init__(self, n):
        self.pairs, self.returned = {}, 0

    def insert(self, idKey, value):
        self.pairs[idKey] = value
        values = []
        while len(values) + 1 in self.pairs:
            values.append(self.pairs[len(values) + 1])
        chunk = values[self.returned :]
        self.returned = len(values)
        return chunk
