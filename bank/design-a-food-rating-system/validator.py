class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        n = int(lines[0])
        foods, cuisines = set(lines[1:n + 1]), set(lines[n + 2:2 * n + 2])
        for line in lines[2 * n + 5:]:
            name, _, rest = line.partition(" ")
            if name == "changeRating" and rest.rpartition(" ")[0] not in foods or name == "highestRated" and rest not in cuisines:
                return False
        return True
