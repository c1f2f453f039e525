# By definition: of all that was set for the key up to this time, the entry with the largest time counts.
# oracle:
#   calls.length <= 40
class TimeMap:
    def __init__(self):
        self.entries = []

    def set(self, key, value, timestamp):
        self.entries.append((timestamp, key, value))

    def get(self, key, timestamp):
        past = [(time, value) for time, name, value in self.entries if name == key and time <= timestamp]
        return max(past)[1] if past else ""
