# By definition: the candies are given gift by gift.
# oracle:
#   candies <= 500
#   num_people <= 40
class Solution:
    def distributeCandies(self, candies, num_people):
        row, gift = [0] * num_people, 0
        while candies > 0:
            row[gift % num_people] += min(candies, gift + 1)
            gift += 1
            candies -= gift
        return row
