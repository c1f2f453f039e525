# By definition: after each book but the last a new shelf begins or does not, and all choices are made.
# oracle:
#   books.length <= 7
#   1 <= thickness[i] <= shelfWidth <= 12
from itertools import product


class Solution:
    def minHeightShelves(self, books, shelfWidth):
        heights = []
        for cuts in product((False, True), repeat=len(books) - 1):
            shelves = [[books[0]]]
            for book, cut in zip(books[1:], cuts):
                if cut:
                    shelves.append([])
                shelves[-1].append(book)
            if all(sum(thickness for thickness, _ in shelf) <= shelfWidth for shelf in shelves):
                heights.append(sum(max(height for _, height in shelf) for shelf in shelves))
        return min(heights)
