# By definition: each letter of each appearance gets its own tags, and tags that end and begin at one place are
# superfluous.
# oracle:
#   words.length <= 5
#   s.length <= 12
class Solution:
    def boldWords(self, words, s):
        bold = set()
        for i in range(len(s)):
            for word in words:
                if s[i:i + len(word)] == word:
                    bold.update(range(i, i + len(word)))
        text = "".join(f"<b>{x}</b>" if i in bold else x for i, x in enumerate(s))
        return text.replace("</b><b>", "")
