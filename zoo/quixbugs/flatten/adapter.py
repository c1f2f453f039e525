import json


class Solution:
    def flatten(self, arr):
        return list(flatten(json.loads(arr)))
