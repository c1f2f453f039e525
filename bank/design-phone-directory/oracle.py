# By definition: the given numbers are in a list, and numbers are tried from 0 on until one is not in it.
# oracle:
#   maxNumbers <= 30
#   calls.length <= 40
class PhoneDirectory:
    def __init__(self, maxNumbers):
        self.numbers = range(maxNumbers)
        self.given = []

    def get(self):
        for number in self.numbers:
            if number not in self.given:
                self.given.append(number)
                return number
        return -1

    def check(self, number):
        return number not in self.given

    def release(self, number):
        if number in self.given:
            self.given.remove(number)
