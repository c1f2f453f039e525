class Solution:
    def next_palindrome(self, digit_list):
        n = int("".join(map(str, digit_list))) + 1
        while str(n) != str(n)[::-1]:
            n += 1
        return [int(c) for c in str(n)]
