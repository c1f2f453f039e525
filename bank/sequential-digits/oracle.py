# By definition: from the single digits on, each number is continued by the digit after its last one; all numbers that
# come about are sorted.
# oracle:
#   high <= 10^9
class Solution:
    def sequentialDigits(self, low, high):
        numbers = list(range(1, 10))
        for number in numbers:
            if number % 10 < 9:
                numbers.append(10 * number + number % 10 + 1)
        return sorted(number for number in numbers if low <= number <= high)
