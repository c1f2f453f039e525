class Solution:
    def isValid(self, operations):
        # Each operation has the scores that it needs, and all scores and sums of scores fit in 32 bits.
        record = []
        sums = [0]
        for operation in operations:
            if operation == "C":
                if not record:
                    return False
                record.pop()
                sums.pop()
                continue
            if operation == "D":
                if not record:
                    return False
                score = 2 * record[-1]
            elif operation == "+":
                if len(record) < 2:
                    return False
                score = record[-1] + record[-2]
            else:
                score = int(operation)
            record.append(score)
            sums.append(sums[-1] + score)
            if not -2 ** 31 <= score < 2 ** 31 or not -2 ** 31 <= sums[-1] < 2 ** 31:
                return False
        return True
