import sys


def refuse(why):
    print(why)
    sys.exit(43)


lines = sys.stdin.read().split("\n")
files, folders = set(), {""}
for line in lines[1:1 + int(lines[0])]:
    call, path = line.split(" ")[:2]
    path = path.rstrip("/")
    above = path[:path.rfind("/")] if path else None
    if call == "ls":
        if path not in files and path not in folders:
            refuse("ls of what does not exist")
    elif call == "readContentFromFile":
        if path not in files:
            refuse("no such file")
    elif call == "addContentToFile":
        if path in folders or above not in folders:
            refuse("a folder, or no folder above the file")
        files.add(path)
    else:
        if path in folders or path in files:
            refuse("the new folder exists")
        while path not in folders:
            if path in files:
                refuse("a file as a folder")
            folders.add(path)
            path = path[:path.rfind("/")]
sys.exit(42)
