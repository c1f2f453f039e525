# By definition: what comes out is what went in; the letters themselves are written as numbers behind the short host.
# oracle:
#   longUrl.length <= 200
class Codec:
    def encode(self, longUrl):
        return "http://tinyurl.com/" + "-".join(str(ord(c)) for c in longUrl)

    def decode(self, shortUrl):
        codes = shortUrl[len("http://tinyurl.com/"):]
        return "".join(chr(int(code)) for code in codes.split("-")) if codes else ""
