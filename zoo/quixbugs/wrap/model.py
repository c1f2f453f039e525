import re


class Solution:
    def wrap(self, text, cols):
        lines = [""]
        for word in re.findall("[a-z]+| ", text):
            if len(lines[-1]) + len(word) <= cols:
                lines[-1] += word
            else:
                lines.append(word)
        return lines
