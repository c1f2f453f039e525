# By definition: k times the word that is there most often, the first of those in the alphabet, is taken out.
# oracle:
#   words.length <= 30
class Solution:
    def topKFrequent(self, words, k):
        left, answer = list(words), []
        for _ in range(k):
            most = max(left.count(word) for word in left)
            answer.append(min(word for word in left if left.count(word) == most))
            left = [word for word in left if word != answer[-1]]
        return answer
