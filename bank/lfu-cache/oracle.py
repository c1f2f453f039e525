# By definition: all entries are in a list with their uses and the time of the last one, and the least of these goes
# when it is full.
# oracle:
#   capacity <= 12
#   calls.length <= 60
class LFUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.entries = []
        self.time = 0

    def find(self, key):
        self.time += 1
        for entry in self.entries:
            if entry[2] == key:
                entry[0] += 1
                entry[1] = self.time
                return entry
        return None

    def get(self, key):
        entry = self.find(key)
        return entry[3] if entry else -1

    def put(self, key, value):
        entry = self.find(key)
        if entry:
            entry[3] = value
            return
        if len(self.entries) == self.capacity:
            self.entries.remove(min(self.entries))
        self.entries.append([1, self.time, key, value])
