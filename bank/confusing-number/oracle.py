# By definition: the text of the number is written backwards with all digits turned.
# oracle:
#   n <= 100000
class Solution:
    def confusingNumber(self, n):
        text = str(n)
        return set(text) <= set("01689") and int(text[::-1].translate(str.maketrans("69", "96"))) != n
