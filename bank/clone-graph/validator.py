class Solution:
    def isValid(self, adjList: List[List[int]]) -> bool:
        seen, stack = {1}, [1]
        while stack:
            for near in adjList[stack.pop() - 1] if adjList else []:
                if near not in seen:
                    seen.add(near)
                    stack.append(near)
        return not adjList or len(seen) == len(adjList)
