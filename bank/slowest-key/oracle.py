# By definition: the longest duration is found first, then the keys that were held so long.
# oracle:
#   n <= 10
class Solution:
    def slowestKey(self, releaseTimes, keysPressed):
        durations = [
            time - releaseTimes[i - 1] if i else time for i, time in enumerate(releaseTimes)
        ]
        longest = max(durations)
        return max(key for i, key in enumerate(keysPressed) if durations[i] == longest)
