class Solution:
    def check(self, words: List[str], expected: str, got: str) -> str:
        if expected == "":
            return "" if got == "" else "no order of the letters is possible"
        letters = set("".join(words))
        if len(got) != len(letters) or set(got) != letters:
            return "the answer is not made of each letter of the words once"
        rank = {c: i for i, c in enumerate(got)}
        keys = [[rank[c] for c in word] for word in words]
        for i in range(len(words) - 1):
            if keys[i] > keys[i + 1]:
                return "in this order, word %d stands behind word %d" % (i, i + 1)
        return ""
