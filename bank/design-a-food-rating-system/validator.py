class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        n = int(lines[0])
        foods, cuisines = set(lines[1:n + 1]), set(lines[n + 2:2 * n + 2])
        for line in lines[2 * n + 5:]:
            words = line.split(" ")
            if words[0] == "changeRating" and words[1] not in foods or words[0] == "highestRated" and words[1] not in cuisines:
                return False
        return True
