class Solution:
    def check(self, text: str, cols: int, expected: List[str], got: List[str]) -> str:
        if "".join(got) != text:
            return "the lines are not the text"
        if any(len(line) > cols for line in got):
            return "a line is too long"
        place = 0
        for line in got[:-1]:
            place += len(line)
            if 0 < place < len(text) and text[place - 1] != " " and text[place] != " ":
                return "a word is broken"
        return ""
