# By definition: each word is compared with each puzzle.
# oracle:
#   words.length <= 6
#   words[i].length <= 7
#   puzzles.length <= 5
#   words[i], puzzles[i] consist of 'a' to 'i'
class Solution:
    def findNumOfValidWords(self, words, puzzles):
        return [sum(puzzle[0] in word and all(c in puzzle for c in word) for word in words) for puzzle in puzzles]
