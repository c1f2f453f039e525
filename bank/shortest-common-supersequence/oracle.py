# By definition: texts are made longer letter by letter, and the first one that contains both is a shortest one; of
# the texts that contain equal parts of both only one is continued.
# oracle:
#   str1.length, str2.length <= 8
class Solution:
    def shortestCommonSupersequence(self, str1, str2):
        # For the contained lengths of both, a text that contains so much.
        texts = {(0, 0): ""}
        while (len(str1), len(str2)) not in texts:
            longer = {}
            for (i, j), text in texts.items():
                for letter in {*str1[i:i + 1], *str2[j:j + 1]}:
                    pair = i + (str1[i:i + 1] == letter), j + (str2[j:j + 1] == letter)
                    longer[pair] = text + letter
            texts = longer
        return texts[len(str1), len(str2)]
