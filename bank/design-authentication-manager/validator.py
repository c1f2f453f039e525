class Solution:
    def isValid(self, text: str) -> bool:
        calls = [line.split() for line in text.splitlines()[2:]]
        tokens = [token for name, *rest in calls if name == "generate" for token in rest[:1]]
        times = [int(call[-1]) for call in calls]
        return len(set(tokens)) == len(tokens) and all(one < next for one, next in zip(times, times[1:]))
