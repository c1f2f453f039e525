# By definition: the number must be among the multiples of each digit that it is written with.
# oracle:
#   right <= 300
class Solution:
    def selfDividingNumbers(self, left, right):
        multiples = {str(d): set(range(d, right + 1, d)) for d in range(1, 10)}
        return [x for x in range(left, right + 1) if all(x in multiples.get(d, ()) for d in str(x))]
