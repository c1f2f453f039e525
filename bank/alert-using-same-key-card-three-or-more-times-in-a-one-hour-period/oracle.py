# By definition: for each use of a card the uses of the same card in the hour from then on are counted.
# oracle:
#   1 <= keyName.length, keyTime.length <= 10
#   keyName[i].length <= 1
#   keyName[i] consists of 'a' to 'b'
class Solution:
    def alertNames(self, keyName, keyTime):
        uses = [(name, int(time[:2]) * 60 + int(time[3:])) for name, time in zip(keyName, keyTime)]
        return sorted({a for a, s in uses if sum(a == b and s <= t <= s + 60 for b, t in uses) >= 3})
