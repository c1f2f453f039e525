# By definition: all integers are kept, and the first one that occurs once among them is shown.
# oracle:
#   nums.length <= 14
#   calls.length <= 20
class FirstUnique:
    def __init__(self, nums):
        self.values = list(nums)

    def showFirstUnique(self):
        return next((value for value in self.values if self.values.count(value) == 1), -1)

    def add(self, value):
        self.values.append(value)
