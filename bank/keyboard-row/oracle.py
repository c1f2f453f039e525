# By definition: a word counts if one of the three rows holds all its letters.
# oracle:
#   1 <= words.length <= 20
class Solution:
    def findWords(self, words):
        rows = [set(row) | set(row.upper()) for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm")]
        return [word for word in words if any(set(word) <= row for row in rows)]
