# By definition: the clock is turned on minute by minute until it shows given digits only.
# oracle:
#   time.length == 5
class Solution:
    def nextClosestTime(self, time):
        minutes = 60 * int(time[:2]) + int(time[3:])
        while True:
            minutes = (minutes + 1) % 1440
            shown = "%02d:%02d" % divmod(minutes, 60)
            if set(shown) <= set(time):
                return shown
