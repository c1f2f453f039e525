# By definition: the three words of the alphabet are cut off from the front, one after another.
# oracle:
#   command.length <= 24
class Solution:
    def interpret(self, command):
        text = ""
        while command:
            for word, meaning in (("G", "G"), ("()", "o"), ("(al)", "al")):
                if command.startswith(word):
                    text += meaning
                    command = command[len(word) :]
        return text
