import sys

sys.stdout.buffer.write(bytes(range(256)) + b"\xff\xfe\x00\xc0\x80")
