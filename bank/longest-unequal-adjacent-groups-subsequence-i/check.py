from typing import List


class Solution:
    def check(self, words: List[str], groups: List[int], expected: List[str], got: List[str]) -> str:
        place = {word: at for at, word in enumerate(words)}
        if any(word not in place for word in got):
            return "another word"
        places = [place[word] for word in got]
        if any(a >= b for a, b in zip(places, places[1:])):
            return "no subsequence"
        if any(groups[a] == groups[b] for a, b in zip(places, places[1:])):
            return "words beside each other are of one group"
        return "" if len(got) >= len(expected) else "a longer one exists"
