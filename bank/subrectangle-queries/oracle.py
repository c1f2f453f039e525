# By definition: nothing is changed, but all updates are kept, and the last one that covers the cell decides.
# oracle:
#   1 <= rows, cols <= 6
#   calls.length <= 20
class SubrectangleQueries:
    def __init__(self, rectangle):
        self.first = [list(row) for row in rectangle]
        self.updates = []

    def updateSubrectangle(self, row1, col1, row2, col2, newValue):
        self.updates.append((row1, col1, row2, col2, newValue))

    def getValue(self, row, col):
        for row1, col1, row2, col2, value in reversed(self.updates):
            if row1 <= row <= row2 and col1 <= col <= col2:
                return value
        return self.first[row][col]
