# By definition: chunk after chunk of the period is looked at, and all tweets are gone through for each.
# oracle:
#   calls.length <= 12
#   time <= 400
#   startTime <= 400
#   endTime <= 400
class TweetCounts:
    def __init__(self):
        self.tweets = []

    def recordTweet(self, tweetName, time):
        self.tweets.append((tweetName, time))

    def getTweetCountsPerFrequency(self, freq, tweetName, startTime, endTime):
        size = {"minute": 60, "hour": 3600, "day": 86400}[freq]
        answer = []
        while startTime <= endTime:
            last = min(startTime + size - 1, endTime)
            answer.append(sum(name == tweetName and startTime <= time <= last for name, time in self.tweets))
            startTime = last + 1
        return answer
