# By definition: words are packed while the line with single blanks fits; then blanks are dealt out
# one by one from the left.
# oracle:
#   words.length <= 20
#   maxWidth <= 40


class Solution:
    def fullJustify(self, words, maxWidth):
        lines = [[]]
        for word in words:
            if len(" ".join(lines[-1] + [word])) > maxWidth:
                lines.append([])
            lines[-1].append(word)
        out = []
        for k, line in enumerate(lines):
            if k == len(lines) - 1 or len(line) == 1:
                text = " ".join(line)
                while len(text) < maxWidth:
                    text += " "
            else:
                parts = list(line)
                i = 0
                while len("".join(parts)) < maxWidth:
                    parts[i] += " "
                    i = (i + 1) % (len(parts) - 1)
                text = "".join(parts)
            out.append(text)
        return out
