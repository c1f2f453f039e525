# By definition: the length of the shortest path between each two people is found, by way of every third person in turn.
# oracle:
#   n <= 5
#   watchedVideos[i].length <= 4
class Solution:
    def watchedVideosByFriends(self, watchedVideos, friends, id, level):
        n = len(friends)
        far = [[0 if i == j else 1 if j in friends[i] else n for j in range(n)] for i in range(n)]
        for k in range(n):
            for i in range(n):
                for j in range(n):
                    far[i][j] = min(far[i][j], far[i][k] + far[k][j])
        videos = [video for i in range(n) if far[id][i] == level for video in watchedVideos[i]]
        return sorted(set(videos), key=lambda video: (videos.count(video), video))
