# By definition: the whole stream is kept, and every word is compared with its end.
# oracle:
#   words.length <= 6
#   words[i].length <= 6
#   words[i] consists of 'a' to 'c'
#   letter is one of {'a', 'b', 'c'}
#   calls.length <= 30
class StreamChecker:
    def __init__(self, words):
        self.words = words
        self.stream = ""

    def query(self, letter):
        self.stream += letter
        return any(self.stream.endswith(word) for word in self.words)
