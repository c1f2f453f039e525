# By definition: letter by letter the words are put together, and each that is not banned is counted in all of them.
# oracle:
#   paragraph.length <= 60
#   banned.length <= 5
class Solution:
    def mostCommonWord(self, paragraph, banned):
        words = [""]
        for c in paragraph:
            if c.isalpha():
                words[-1] += c.lower()
            else:
                words.append("")
        return max((word for word in words if word and word not in banned), key=words.count)
