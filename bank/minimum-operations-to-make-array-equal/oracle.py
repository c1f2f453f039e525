# By definition: the array is written down, and what its smaller elements lack to the mean is added, one a step.
# oracle:
#   n <= 3000
class Solution:
    def minOperations(self, n):
        arr = [2 * i + 1 for i in range(n)]
        mean = sum(arr) // n
        return sum(mean - element for element in arr if element < mean)
