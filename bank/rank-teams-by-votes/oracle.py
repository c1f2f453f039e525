# By definition: each two teams are compared position by position, and a team stands after all teams that beat it.
# oracle:
#   votes.length <= 6
#   votes[i].length <= 5
class Solution:
    def rankTeams(self, votes):
        def beats(one, other):
            for position in zip(*votes):
                if position.count(one) != position.count(other):
                    return position.count(one) > position.count(other)
            return one < other

        teams = votes[0]
        ranks = {sum(beats(other, team) for other in teams if other != team): team for team in teams}
        return "".join(ranks[rank] for rank in range(len(teams)))
