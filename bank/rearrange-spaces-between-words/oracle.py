# By definition: every number of spaces is put between the words, the largest ones first, until the text is not too
# long, and spaces are added at the end until it has the old length.
# oracle:
#   text.length <= 14
class Solution:
    def reorderSpaces(self, text):
        for gap in range(len(text), -1, -1):
            result = (" " * gap).join(text.split())
            if len(result) <= len(text):
                while len(result) < len(text):
                    result += " "
                return result
