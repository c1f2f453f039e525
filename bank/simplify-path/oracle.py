# By definition: each rule replaces a part of the text by a shorter one, and the rules are applied
# until none of them fits.
# oracle:
#   path.length <= 60
import re


class Solution:
    def simplifyPath(self, path):
        # With a slash at its end every name stands between two slashes.
        path += "/"
        before = None
        while path != before:
            before = path
            path = path.replace("//", "/").replace("/./", "/")
            path = re.sub(r"^/\.\./", "/", path)
            if path == before:
                # A name and the double period right after it.
                path = re.sub(r"/(?!\.\./)[^/]+/\.\./", "/", path, count=1)
        return path if path == "/" else path[:-1]
