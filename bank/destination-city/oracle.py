# By definition: from any city the paths are followed until there is none.
# oracle:
#   paths.length <= 8
class Solution:
    def destCity(self, paths):
        city = paths[0][0]
        onward = [city]
        while onward:
            city = onward[0]
            onward = [b for a, b in paths if a == city]
        return city
