# By definition: each list is compared with every other one, company by company.
# oracle:
#   favoriteCompanies.length <= 6
#   favoriteCompanies[i].length <= 6
class Solution:
    def peopleIndexes(self, favoriteCompanies):
        people = range(len(favoriteCompanies))

        def inside(one, other):
            return all(company in favoriteCompanies[other] for company in favoriteCompanies[one])

        return [one for one in people if not any(inside(one, other) for other in people if other != one)]
