# By definition: each single digit is changed, or none.
# oracle:
#   1 <= num <= 10^4
class Solution:
    def maximum69Number(self, num):
        text = str(num)
        results = [num]
        for i, c in enumerate(text):
            results.append(int(text[:i] + {"6": "9", "9": "6"}[c] + text[i + 1 :]))
        return max(results)
