# By definition: in each stretch without a start or an end, of all calls open in it the one that started last runs.
# oracle:
#   logs.length <= 60
class Solution:
    def exclusiveTime(self, n, logs):
        calls = []
        for log in logs:
            function, kind, time = log.split(":")
            if kind == "start":
                calls.append([int(function), int(time), None])
            else:
                # The end belongs to the last call that has none yet; its time unit is still run.
                [call for call in calls if call[2] is None][-1][2] = int(time) + 1
        moments = sorted({moment for call in calls for moment in call[1:]})
        spent = [0] * n
        for begin, end in zip(moments, moments[1:]):
            running = [call for call in calls if call[1] <= begin and end <= call[2]]
            if running:
                spent[max(running, key=lambda call: call[1])[0]] += end - begin
        return spent
