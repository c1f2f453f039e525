# Each string is shifted by one letter 26 times, as the page does it, and joins the first group whose first
# string is met.
# oracle:
#   strings.length <= 10
#   strings[i].length <= 8
class Solution:
    def groupStrings(self, strings):
        groups = []
        for text in strings:
            sequence, shifted = [], text
            for _ in range(26):
                sequence.append(shifted)
                shifted = "".join("a" if c == "z" else chr(ord(c) + 1) for c in shifted)
            home = next((group for group in groups if group[0] in sequence), None)
            if home is None:
                groups.append([text])
            else:
                home.append(text)
        return groups
