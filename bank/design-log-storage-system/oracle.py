# By definition: the list of logs is scanned, and as many numbers of the times are compared as the granularity says.
# oracle:
#   calls.length <= 20
class LogSystem:
    def __init__(self):
        self.logs = []

    def put(self, id, timestamp):
        self.logs.append((id, timestamp))

    def retrieve(self, start, end, granularity):
        size = 1 + ["Year", "Month", "Day", "Hour", "Minute", "Second"].index(granularity)

        def numbers(text):
            return [int(part) for part in text.split(":")[:size]]

        return [id for id, time in self.logs if numbers(start) <= numbers(time) <= numbers(end)]
