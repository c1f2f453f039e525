# By definition: the whole sequence is written out, and the elements are taken from its front.
# oracle:
#   encoding.length <= 10
#   encoding[i] <= 8
#   n <= 10
#   calls.length <= 12
class RLEIterator:
    def __init__(self, encoding):
        self.sequence = []
        for i in range(0, len(encoding), 2):
            self.sequence += encoding[i] * [encoding[i + 1]]

    def next(self, n):
        last = self.sequence[n - 1] if n <= len(self.sequence) else -1
        del self.sequence[:n]
        return last
