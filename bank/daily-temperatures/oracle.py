# By definition: every later day is looked at, the nearest one first.
# oracle:
#   temperatures.length <= 20
class Solution:
    def dailyTemperatures(self, temperatures):
        return [
            next((later - day for later in range(day + 1, len(temperatures)) if temperatures[later] > now), 0)
            for day, now in enumerate(temperatures)
        ]
