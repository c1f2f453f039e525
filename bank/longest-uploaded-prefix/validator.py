class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        calls = [line.split() for line in lines[2:2 + int(lines[1])]]
        videos = [call[1] for call in calls if call[0] == "upload"]
        return len(videos) < len(calls) and len(set(videos)) == len(videos)
