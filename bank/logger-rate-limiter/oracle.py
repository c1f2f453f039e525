# By definition: all printed messages are kept, and each is compared with the new one.
# oracle:
#   calls.length <= 40
class Logger:
    def __init__(self):
        self.printed = []

    def shouldPrintMessage(self, timestamp, message):
        for when, text in self.printed:
            if text == message and timestamp < when + 10:
                return False
        self.printed.append((timestamp, message))
        return True
