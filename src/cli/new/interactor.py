"""The interactor: it talks to a submission, and says whether that is right.

What it prints, the submission reads; what the submission prints, it reads. It has Kattis' interface (files of the hidden input and of the
answer, a folder for feedback; exit code 42 accepts, 43 refuses) and that of testlib and Polygon (files of the hidden input, of an output
and of the answer; 0 accepts, 1 refuses).
"""
import os
import sys

QUERIES_MAX = 10
KATTIS = len(sys.argv) > 3 and os.path.isdir(sys.argv[3])


def end(accepts, why=""):
    message = open(sys.argv[3] + "/judgemessage.txt", "w") if KATTIS else sys.stderr
    print(why, file=message, flush=True)
    sys.exit((42 if accepts else 43) if KATTIS else (0 if accepts else 1))


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
