# By definition: from each process its parents are followed, and it is killed if they lead to the killed one.
# oracle:
#   n <= 40
class Solution:
    def killProcess(self, pid, ppid, kill):
        killed = []
        for process in pid:
            at = process
            while at not in (0, kill):
                at = ppid[pid.index(at)]
            if at == kill:
                killed.append(process)
        return killed
