# By definition: the least of the letters that are greater is taken, if there is one.
# oracle:
#   letters.length <= 10
class Solution:
    def nextGreatestLetter(self, letters, target):
        return min((letter for letter in letters if letter > target), default=letters[0])
