# By definition: for each pair of strings, the letters of the second one are crossed out in the first one.
# oracle:
#   words1.length <= 7
#   words2.length <= 6
class Solution:
    def wordSubsets(self, words1, words2):
        def subset(b, a):
            for letter in b:
                if letter not in a:
                    return False
                a = a.replace(letter, "", 1)
            return True

        return [a for a in words1 if all(subset(b, a) for b in words2)]
