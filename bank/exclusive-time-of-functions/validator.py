class Solution:
    def isValid(self, n: int, logs: List[str]) -> bool:
        running, last = [], -1
        for log in logs:
            name, kind, time = log.split(":")
            name, time = int(name), int(time)
            # a start is at the beginning of its time unit, an end at the end
            moment = 2 * time + (kind == "end")
            if name >= n or moment <= last:
                return False
            last = moment
            if kind == "start":
                running.append(name)
            elif not running or running.pop() != name:
                return False
        return not running
