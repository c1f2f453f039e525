# By definition: the circuit is driven from every station in turn.
# oracle:
#   n <= 20
class Solution:
    def canCompleteCircuit(self, gas, cost):
        n = len(gas)
        for start in range(n):
            tank = 0
            for step in range(n):
                place = (start + step) % n
                tank += gas[place] - cost[place]
                if tank < 0:
                    break
            else:
                return start
        return -1
