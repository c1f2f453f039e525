# By definition: for each number of rotations the day is played from its beginning, customer by customer.
# oracle:
#   n <= 6
#   customers[i] <= 9
class Solution:
    def minOperationsMaxProfit(self, customers, boardingCost, runningCost):
        best, answer = 0, -1
        for rotations in range(1, sum(customers) + len(customers) + 1):
            queue = paid = 0
            for i in range(rotations):
                queue += customers[i] if i < len(customers) else 0
                room = 4
                while queue and room:
                    queue, room, paid = queue - 1, room - 1, paid + 1
            profit = paid * boardingCost - rotations * runningCost
            if profit > best:
                best, answer = profit, rotations
        return answer
