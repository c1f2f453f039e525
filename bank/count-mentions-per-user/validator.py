class Solution:
    def isValid(self, numberOfUsers: int, events: List[List[str]]) -> bool:
        offline = []
        for kind, time, text in events:
            if kind not in ("MESSAGE", "OFFLINE") or not time.isdigit() or not 1 <= int(time) <= 10**5:
                return False
            if kind == "OFFLINE":
                if not text.isdigit():
                    return False
                users = [text]
                offline.append((int(text), int(time)))
            elif text in ("ALL", "HERE"):
                continue
            else:
                tokens = text.split(" ")
                if len(tokens) > 100 or not all(token.startswith("id") for token in tokens):
                    return False
                users = [token[2:] for token in tokens]
            if any(int(user) >= numberOfUsers or str(int(user)) != user for user in users):
                return False
        offline.sort()
        # who goes offline has been back, if ever away
        return all(a != b or t - s >= 60 for (a, s), (b, t) in zip(offline, offline[1:]))
