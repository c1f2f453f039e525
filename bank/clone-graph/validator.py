class Solution:
    def isValid(self, adjList: List[List[int]]) -> bool:
        if not adjList:
            return True
        seen, stack = {1}, [1]
        while stack:
            for near in adjList[stack.pop() - 1]:
                if near not in seen:
                    seen.add(near)
                    stack.append(near)
        return len(seen) == len(adjList)
