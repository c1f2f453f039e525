import socket
import sys

for deed in (
    lambda: socket.create_connection(("127.0.0.1", 1)),
    lambda: socket.create_server(("127.0.0.1", 0)),
    lambda: socket.socket(socket.AF_UNIX).connect("\0x"),
):
    try:
        deed()
    except PermissionError:
        continue
    except OSError:
        pass
    sys.exit(9)
