# By definition: k times a value is taken out than which no other one is stronger.
# oracle:
#   arr.length <= 10
#   -8 <= arr[i] <= 8
class Solution:
    def getStrongest(self, arr, k):
        m = sorted(arr)[(len(arr) - 1) // 2]

        def stronger(a, b):
            return a > b if abs(a - m) == abs(b - m) else abs(a - m) > abs(b - m)

        rest, taken = list(arr), []
        for _ in range(k):
            best = rest[0]
            for value in rest:
                if stronger(value, best):
                    best = value
            rest.remove(best)
            taken.append(best)
        return taken
