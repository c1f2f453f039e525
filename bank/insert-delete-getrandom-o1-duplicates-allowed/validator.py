class Solution:
    def isValid(self, text: str) -> bool:
        def valid(calls):
            count, total = {}, 0
            for call in calls:
                name, *rest = call.split(" ")
                if name == "insert":
                    count[rest[0]] = count.get(rest[0], 0) + 1
                    total += 1
                elif name == "remove":
                    if count.get(rest[0]):
                        count[rest[0]] -= 1
                        total -= 1
                elif not total:
                    return False
            return True

        return valid(text.split("\n")[1:-1])
