# By definition: all tweets are in one list, and a feed reads it from the end until it has ten.
# oracle:
#   calls.length <= 24
class Twitter:
    def __init__(self):
        self.tweets = []
        self.follows = []

    def postTweet(self, userId, tweetId):
        self.tweets.append((userId, tweetId))

    def getNewsFeed(self, userId):
        feed = []
        for author, tweet in reversed(self.tweets):
            if len(feed) < 10 and (author == userId or (userId, author) in self.follows):
                feed.append(tweet)
        return feed

    def follow(self, followerId, followeeId):
        self.follows.append((followerId, followeeId))

    def unfollow(self, followerId, followeeId):
        self.follows = [pair for pair in self.follows if pair != (followerId, followeeId)]
