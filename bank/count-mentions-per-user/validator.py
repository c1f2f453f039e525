import re

TIME = re.compile("[1-9][0-9]{0,4}|100000")


class Solution:
    def isValid(self, numberOfUsers: int, events: List[List[str]]) -> bool:
        users = {str(user) for user in range(numberOfUsers)}
        offline = []
        for kind, time, text in events:
            if kind not in ("MESSAGE", "OFFLINE") or not TIME.fullmatch(time):
                return False
            if kind == "OFFLINE":
                if text not in users:
                    return False
                offline.append((text, int(time)))
            elif text not in ("ALL", "HERE") and any(token[:2] != "id" or token[2:] not in users for token in text.split(" ")):
                return False
            elif text.count(" ") > 99:
                return False
        offline.sort()
        # who goes offline has been back, if ever away
        return all(a != b or t - s >= 60 for (a, s), (b, t) in zip(offline, offline[1:]))
