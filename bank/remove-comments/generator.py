from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        tokens = r.choice([["/", "*"], ["/", "*", "a"], ["//", "/*", "*/", "a", " "],
                           ["//", "/*", "*/", "/*/", "*/*", "/**/", "x = 1;", "  ", "{", "}", "\\", "#"]])
        most = r.choice([2, 4, 10, max(1, size)])
        width = r.choice([3, 6, 20, 80])
        lines = []
        for _ in range(r.randint(1, most)):
            line = ""
            for _ in range(r.randint(0, width)):
                token = r.choice(tokens)
                if len(line) + len(token) <= width:
                    line += token
            lines.append(line)

        def inside(lines):
            text, i = "\n".join(lines) + "\n", 0
            while i < len(text):
                if text.startswith("//", i):
                    i = text.index("\n", i)
                elif text.startswith("/*", i):
                    j = text.find("*/", i + 2)
                    if j < 0:
                        return True
                    i = j + 2
                else:
                    i += 1
            return False

        if inside(lines):
            if len(lines) == 100:
                lines.pop()
            lines.append("*/" + r.choice(["", "b", " "]) if inside(lines) else "")
        return "[" + ",".join('"' + s.replace("\\", "\\\\") + '"' for s in lines) + "]"
