# By definition: each request asks all servers, from its own one on, whether they are done.
# oracle:
#   k <= 5
#   arrival.length <= 12
class Solution:
    def busiestServers(self, k, arrival, load):
        done, handled = [0] * k, [0] * k
        for i, (time, length) in enumerate(zip(arrival, load)):
            for server in range(i, i + k):
                if done[server % k] <= time:
                    done[server % k] = time + length
                    handled[server % k] += 1
                    break
        return [server for server in range(k) if handled[server] == max(handled)]
