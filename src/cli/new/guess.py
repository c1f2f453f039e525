def main():
    low, high = 1, int(input())
    # Halving stands here until you write the solution.
    while low < high:
        middle = (low + high) // 2
        print("?", middle, flush=True)
        if input() == "<":
            low = middle + 1
        else:
            high = middle
    print("!", low, flush=True)


main()
