# By definition: all strings that stamps can make are found, the ones with the fewest turns first. A string that comes
# up again is skipped, so there are never too many turns.
# oracle:
#   target.length <= 6
#   stamp, target consist of 'a' to 'b'
class Solution:
    def movesToStamp(self, stamp, target):
        size = len(stamp)
        turns = {"?" * len(target): []}
        for s in (queue := list(turns)):
            if s == target:
                return turns[s]
            for i in range(len(target) - size + 1):
                following = s[:i] + stamp + s[i + size :]
                if following not in turns:
                    turns[following] = turns[s] + [i]
                    queue.append(following)
        return []
