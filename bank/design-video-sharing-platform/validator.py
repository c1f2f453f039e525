import heapq


class Solution:
    def isValid(self, text: str) -> bool:
        uploaded = watched = 0
        videos, free = {}, []
        for line in text.split("\n")[1:]:
            words = line.split()
            if not words:
                continue
            if words[0] == "upload":
                uploaded += len(words[1])
                videos[heapq.heappop(free) if free else len(videos)] = len(words[1])
            elif words[0] == "remove":
                if videos.pop(int(words[1]), 0):
                    heapq.heappush(free, int(words[1]))
            elif words[0] == "watch":
                start, end = int(words[2]), int(words[3])
                watched += end - start
                # of a video that is there, the first minute is within it
                if start >= videos.get(int(words[1]), 10**5):
                    return False
        if uploaded > 10**5 or watched > 10**5:
            return False
        return True
