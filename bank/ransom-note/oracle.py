# By definition: each letter of the note is cut out of the magazine.
# oracle:
#   ransomNote.length <= 40
#   magazine.length <= 40
class Solution:
    def canConstruct(self, ransomNote, magazine):
        for c in ransomNote:
            if c not in magazine:
                return False
            magazine = magazine.replace(c, "", 1)
        return True
