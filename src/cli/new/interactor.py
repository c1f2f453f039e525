"""The interactor: it talks to a submission, and says whether that is right.

It is called with the hidden input's file, the answer's file and a folder for feedback. What it prints, the submission reads; what the
submission prints, it reads. Exit code 42 accepts, 43 refuses.
"""
import sys

QUERIES_MAX = 10


def end(accepts, why=""):
    with open(sys.argv[3] + "/judgemessage.txt", "w") as message:
        message.write(why + "\n")
    sys.exit(42 if accepts else 43)


def main():
    n, secret = map(int, open(sys.argv[1]).read().split())
    print(n, flush=True)
    for _ in range(QUERIES_MAX + 1):
        words = sys.stdin.readline().split()
        if len(words) != 2 or words[0] not in ("?", "!") or not words[1].isdigit():
            end(False, "expected `? x` or `! x`, got: " + " ".join(words)[:100])
        guess = int(words[1][:10])
        if words[0] == "!":
            end(guess == secret, "" if guess == secret else f"the answer is {secret}, not {guess}")
        print("<" if guess < secret else ">" if guess > secret else "=", flush=True)
    end(False, f"more than {QUERIES_MAX} queries")


main()
