# A pebble for every digit that is not 0: 10 p + d + 1 is the digit d at the place p.
if input() == "1":
    digits = input()[::-1]
    pebbles = [10 * place + int(digit) + 1 for place, digit in enumerate(digits) if digit != "0"]
    print(len(pebbles))
    print(*pebbles)
else:
    input()
    print(sum((pebble - 1) % 10 * 10 ** ((pebble - 1) // 10) for pebble in map(int, input().split())))
