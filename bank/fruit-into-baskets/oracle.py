# By definition: the walk is begun at every tree, and stops at a fruit that fits in neither basket.
# oracle:
#   fruits.length <= 12
class Solution:
    def totalFruit(self, fruits):
        most = 0
        for start in range(len(fruits)):
            baskets, picked = set(), 0
            for fruit in fruits[start:]:
                if fruit not in baskets and len(baskets) == 2:
                    break
                baskets.add(fruit)
                picked += 1
            most = max(most, picked)
        return most
