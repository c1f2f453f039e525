# By definition: the clock goes from 12:00 on minute by minute, and each hand jumps back to 0 when it has gone round.
# oracle:
#   hour <= 12
class Solution:
    def angleClock(self, hour, minutes):
        short = long = 0.0
        for _ in range(hour % 12 * 60 + minutes):
            short += 0.5
            long = (long + 6) % 360
        return min(abs(short - long), 360 - abs(short - long))
