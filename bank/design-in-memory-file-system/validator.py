class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        files, folders = set(), {""}
        for line in lines[1:1 + int(lines[0])]:
            call, path = line.split(" ")[:2]
            path = path.rstrip("/")
            above = path[:path.rfind("/")] if path else None
            if call == "ls":
                if path not in files and path not in folders:
                    return False
            elif call == "readContentFromFile":
                if path not in files:
                    return False
            elif call == "addContentToFile":
                if path in folders or above not in folders:
                    return False
                files.add(path)
            else:
                if path in folders or path in files:
                    return False
                while path not in folders:
                    if path in files:
                        return False
                    folders.add(path)
                    path = path[:path.rfind("/")]
        return True
