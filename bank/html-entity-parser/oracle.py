# By definition: from left to right, an entity that begins here is replaced, and any other character is copied.
# oracle:
#   text.length <= 12
#   text consists of '&', ';', 'a', 'g', 'l', 'm', 'p', 't'
import re

SYMBOLS = {"&quot;": '"', "&apos;": "'", "&amp;": "&", "&gt;": ">", "&lt;": "<", "&frasl;": "/"}


class Solution:
    def entityParser(self, text):
        return re.sub("|".join(SYMBOLS), lambda match: SYMBOLS[match[0]], text)
