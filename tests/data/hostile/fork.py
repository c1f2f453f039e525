import os
import subprocess
import sys

for deed in (os.fork, os.forkpty, lambda: subprocess.run(["/bin/true"]), lambda: os.posix_spawn("/bin/true", ["true"], {})):
    try:
        deed()
    except OSError:
        continue
    sys.exit(9)
if os.system("true") == 0:
    sys.exit(9)
