import os
import sys

here = os.path.abspath(sys.argv[0])
for path in (os.path.expanduser("~root"), "/home", "/etc", "/etc/passwd", "/etc/shadow", "/var", "/tmp", "/proc", "/sys", "/run", "/boot", "/", os.path.dirname(os.path.dirname(here)), os.path.dirname(os.getcwd())):
    for deed in (os.listdir, open):
        try:
            deed(path)
        except OSError:
            continue
        print(path)
        sys.exit(9)
