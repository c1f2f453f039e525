# By definition: an athlete's place is one more than the number of athletes with a higher score.
# oracle:
#   score.length <= 60
class Solution:
    def findRelativeRanks(self, score):
        medals = {1: "Gold Medal", 2: "Silver Medal", 3: "Bronze Medal"}
        places = [1 + sum(y > x for y in score) for x in score]
        return [medals.get(place, str(place)) for place in places]
