class Solution:
    def isValid(self, votes: List[str]) -> bool:
        teams = set(votes[0])
        return all(set(vote) == teams for vote in votes)
