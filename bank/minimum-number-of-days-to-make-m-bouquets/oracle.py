# By definition: day by day, bouquets are cut out of the row wherever k flowers in bloom stand side by side.
# oracle:
#   n <= 8
#   bloomDay[i] <= 12
#   m <= 8
class Solution:
    def minDays(self, bloomDay, m, k):
        for day in range(1, max(bloomDay) + 1):
            row = "".join("*" if bloom <= day else " " for bloom in bloomDay)
            if row.count("*" * k) >= m:
                return day
        return -1
