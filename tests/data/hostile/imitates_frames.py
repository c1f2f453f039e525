import sys

sys.stdout.buffer.write(b"\x00\x00\x00\x05Alice" * 100 + b"1\n0\n\x00")
