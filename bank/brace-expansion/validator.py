class Solution:
    def isValid(self, s):
        # The options of one place differ.
        for part in s.split("{")[1:]:
            options = part.split("}")[0].split(",")
            if len(set(options)) < len(options):
                return False
        return True
