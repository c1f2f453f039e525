# A dictionary that remembers the order in which its keys came: what is used comes again. O(1) per call.


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.pairs = OrderedDict()

    def get(self, key: int) -> int:
        if key not in self.pairs:
            return -1
        self.pairs.move_to_end(key)
        return self.pairs[key]

    def put(self, key: int, value: int) -> None:
        self.pairs[key] = value
        self.pairs.move_to_end(key)
        if len(self.pairs) > self.capacity:
            self.pairs.popitem(last=False)
