# By definition: the technique is used from every minute on, and all customers of the day are counted each time.
# oracle:
#   n <= 12
class Solution:
    def maxSatisfied(self, customers, grumpy, minutes):
        n = len(customers)
        return max(
            sum(customers[i] for i in range(n) if not grumpy[i] or start <= i < start + minutes)
            for start in range(n - minutes + 1)
        )
