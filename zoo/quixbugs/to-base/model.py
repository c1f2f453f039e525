class Solution:
    def to_base(self, num, b):
        return (self.to_base(num // b, b) if num >= b else "") + "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[num % b]
