import sys

lines = sys.stdin.read().split("\n")
snaps = 0
for line in lines[2:]:
    call = line.split()
    if call and call[0] == "snap":
        snaps += 1
    elif call and call[0] == "get" and int(call[2]) >= snaps:
        print("snap_id %s after %d calls of snap" % (call[2], snaps))
        sys.exit(43)
sys.exit(42)
