# By definition: every snapshot is a whole copy of the array.
# oracle:
#   length <= 6
#   calls.length <= 20
class SnapshotArray:
    def __init__(self, length):
        self.now = [0] * length
        self.copies = []

    def set(self, index, val):
        self.now[index] = val

    def snap(self):
        self.copies.append(list(self.now))
        return len(self.copies) - 1

    def get(self, index, snap_id):
        return self.copies[snap_id][index]
