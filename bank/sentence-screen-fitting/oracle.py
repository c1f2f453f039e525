# By definition: the words are typed one by one, on the next row where one does not fit any more, until the rows are
# full.
# oracle:
#   sentence.length <= 12
#   rows <= 24
#   cols <= 40
class Solution:
    def wordsTyping(self, sentence, rows, cols):
        if any(len(word) > cols for word in sentence):
            return 0
        screen = [""]
        times = 0
        while True:
            for word in sentence:
                text = screen[-1] + " " + word if screen[-1] else word
                if len(text) <= cols:
                    screen[-1] = text
                else:
                    screen.append(word)
                if len(screen) > rows:
                    return times
            times += 1
