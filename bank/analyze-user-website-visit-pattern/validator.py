class Solution:
    def isValid(self, username, timestamp, website) -> bool:
        # which of two websites of one user at one time came first, nobody could tell
        if len(set(zip(username, timestamp))) < len(username):
            return False
        return max(map(username.count, username)) >= 3
