class Solution:
    def isValid(self, pid, ppid, kill):
        # All processes are below the one without a parent.
        children = {}
        for process, parent in zip(pid, ppid):
            children.setdefault(parent, []).append(process)
        reached = 0
        todo = [0]
        while todo:
            below = children.get(todo.pop(), [])
            reached += len(below)
            todo += below
        return len(children.get(0, [])) == 1 and reached == len(pid)
