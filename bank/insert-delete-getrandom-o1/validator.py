class Solution:
    def isValid(self, text: str) -> bool:
        def valid(calls):
            held = set()
            for call in calls:
                name, *rest = call.split(" ")
                if name == "insert":
                    held.add(rest[0])
                elif name == "remove":
                    held.discard(rest[0])
                elif not held:
                    return False
            return True

        return valid(text.split("\n")[1:-1])
