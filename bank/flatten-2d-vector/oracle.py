# All values are written into one list at once, and the calls take them from its front.
# oracle:
#   vec.length <= 10
#   vec[i].length <= 10
#   calls.length <= 30
class Vector2D:
    def __init__(self, vec):
        self.values = [value for row in vec for value in row]

    def next(self):
        return self.values.pop(0)

    def hasNext(self):
        return bool(self.values)
