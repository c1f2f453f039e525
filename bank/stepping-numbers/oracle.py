# By definition: the neighbouring digits of all numbers up to a bound are compared.
# oracle:
#   0 <= low <= high <= 12000
STEPPING = [
    x for x in range(12001) if all(abs(int(a) - int(b)) == 1 for a, b in zip(str(x), str(x)[1:]))
]


class Solution:
    def countSteppingNumbers(self, low, high):
        return [x for x in STEPPING if low <= x <= high]
