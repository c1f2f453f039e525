class Solution:
    def isValid(self, nums: List[int], key: int) -> bool:
        times = dict.fromkeys(nums, 0)
        for number, after in zip(nums, nums[1:]):
            if number == key:
                times[after] += 1
        counts = sorted(times.values())
        return len(counts) == 1 or counts[-1] > counts[-2]
