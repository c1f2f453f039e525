# By definition: all sums of one deci-binary number are noted, then all of two, and so on. A set of sums is one number
# with a bit for each sum.
# oracle:
#   n.length <= 5
PARTS = [int(bin(i)[2:]) for i in range(1, 32)]
sums = [1]


class Solution:
    def minPartitions(self, n):
        count = 0
        while not sums[count] >> int(n) & 1:
            count += 1
            if count == len(sums):
                more = 0
                for part in PARTS:
                    more |= sums[-1] << part
                sums.append(more)
        return count
