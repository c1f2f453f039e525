while True:
    print("Alice")
