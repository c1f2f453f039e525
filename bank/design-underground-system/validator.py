class Solution:
    def isValid(self, text: str) -> bool:
        def valid(calls):
            inside, trips, now = {}, set(), 0
            for call in calls:
                name, *rest = call.split(" ")
                if name == "getAverageTime":
                    if tuple(rest) not in trips:
                        return False
                    continue
                who, station, time = rest[0], rest[1], int(rest[2])
                if time < now:
                    return False
                now = time
                if name == "checkIn":
                    if who in inside:
                        return False
                    inside[who] = station, time
                else:
                    if who not in inside or inside[who][1] >= time:
                        return False
                    trips.add((inside.pop(who)[0], station))
            return True

        return valid(text.split("\n")[1:-1])
