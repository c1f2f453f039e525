# The text is read sign by sign, as one that is in the code, in a line comment or in a block comment.
# oracle:
#   source.length <= 6
class Solution:
    def removeComments(self, source):
        lines, now = [""], "code"
        for line in source:
            i = 0
            while i < len(line):
                two = line[i:i + 2]
                if now == "code" and two in ("//", "/*"):
                    now = two
                    i += 2
                elif now == "/*" and two == "*/":
                    now = "code"
                    i += 2
                else:
                    if now == "code":
                        lines[-1] += line[i]
                    i += 1
            if now != "/*":
                now = "code"
                lines.append("")
        return [line for line in lines if line]
