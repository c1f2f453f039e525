class Solution:
    def isValid(self, board: List[List[str]]) -> bool:
        rows, columns, boxes, open_ = [0] * 9, [0] * 9, [0] * 9, []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    open_.append((i, j))
                    continue
                bit, b = 1 << int(board[i][j]), i // 3 * 3 + j // 3
                if (rows[i] | columns[j] | boxes[b]) & bit or bit == 1:
                    return False
                rows[i] |= bit
                columns[j] |= bit
                boxes[b] |= bit
        if len(open_) > 64:
            return False
        steps = [200000]

        def solutions(limit: int) -> int:
            steps[0] -= 1
            if steps[0] < 0:
                return 2
            best, free = None, None
            for at, (i, j) in enumerate(open_):
                bits = 1022 & ~(rows[i] | columns[j] | boxes[i // 3 * 3 + j // 3])
                if free is None or bits.bit_count() < free.bit_count():
                    best, free = at, bits
                    if bits.bit_count() < 2:
                        break
            if best is None:
                return 1
            i, j = open_[best]
            b = i // 3 * 3 + j // 3
            open_[best] = open_[-1]
            open_.pop()
            found = 0
            while free and found < limit:
                bit = free & -free
                free ^= bit
                rows[i] ^= bit
                columns[j] ^= bit
                boxes[b] ^= bit
                found += solutions(limit - found)
                rows[i] ^= bit
                columns[j] ^= bit
                boxes[b] ^= bit
            open_.append((i, j))
            open_[best], open_[-1] = open_[-1], open_[best]
            return found

        return solutions(2) == 1
