# By definition: the rules are looked at one after the other, and then the best restaurant is taken out again and again.
# oracle:
#   restaurants.length <= 8
#   1 <= restaurants[i].id, restaurants[i].rating, restaurants[i].price, restaurants[i].distance <= 12
#   1 <= maxPrice, maxDistance <= 12
class Solution:
    def filterRestaurants(self, restaurants, veganFriendly, maxPrice, maxDistance):
        left = []
        for number, rating, vegan, price, distance in restaurants:
            if veganFriendly == 1 and vegan == 0:
                continue
            if price > maxPrice or distance > maxDistance:
                continue
            left.append((rating, number))
        ids = []
        while left:
            best = max(left)
            left.remove(best)
            ids.append(best[1])
        return ids
