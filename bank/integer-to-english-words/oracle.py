# The largest named number that is not larger is split off: what is in front of it is read first, then its name,
# then the rest.
# oracle:
#   0 <= num <= 2^31 - 1
NAMES = {
    10 ** 9: "Billion", 10 ** 6: "Million", 1000: "Thousand", 100: "Hundred",
    90: "Ninety", 80: "Eighty", 70: "Seventy", 60: "Sixty", 50: "Fifty", 40: "Forty", 30: "Thirty", 20: "Twenty",
    19: "Nineteen", 18: "Eighteen", 17: "Seventeen", 16: "Sixteen", 15: "Fifteen", 14: "Fourteen", 13: "Thirteen",
    12: "Twelve", 11: "Eleven", 10: "Ten", 9: "Nine", 8: "Eight", 7: "Seven", 6: "Six", 5: "Five", 4: "Four",
    3: "Three", 2: "Two", 1: "One", 0: "Zero",
}


class Solution:
    def numberToWords(self, num):
        largest = max(named for named in NAMES if named <= num)
        words = []
        if largest >= 100:
            words.append(self.numberToWords(num // largest))
        words.append(NAMES[largest])
        rest = num % largest if largest >= 100 else num - largest
        if rest:
            words.append(self.numberToWords(rest))
        return " ".join(words)
