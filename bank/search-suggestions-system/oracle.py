# By definition: for each prefix, the products that begin with it are collected, and the least one is taken three times.
# oracle:
#   products.length <= 10
#   searchWord.length <= 8
class Solution:
    def suggestedProducts(self, products, searchWord):
        answer = []
        for length in range(1, len(searchWord) + 1):
            fitting = {product for product in products if product[:length] == searchWord[:length]}
            answer.append([])
            while fitting and len(answer[-1]) < 3:
                answer[-1].append(min(fitting))
                fitting.remove(answer[-1][-1])
        return answer
