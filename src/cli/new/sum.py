def main():
    n = int(input())
    a = list(map(int, input().split()))
    # The sum stands here until you write the solution.
    print(sum(a))


main()
