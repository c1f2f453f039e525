# By definition: each element is compared with all of its row and all of its column.
# oracle:
#   n, m <= 5
class Solution:
    def luckyNumbers(self, matrix):
        lucky = []
        for row in matrix:
            for j, element in enumerate(row):
                if all(element <= other for other in row) and all(other[j] <= element for other in matrix):
                    lucky.append(element)
        return lucky
