// Compares tokens; numbers may differ by an absolute or a relative tolerance where one is given, and with EXACT every byte counts.
// testlib.h is MikeMirzayanov/testlib's; Polygon has it.
#include "testlib.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

static const bool EXACT = @EXACT@;
static const double ABSOLUTE = @ABSOLUTE@, RELATIVE = @RELATIVE@;

static bool number(const std::string& token, double& value) {
    if (token.empty() || token.find_first_not_of("+-.0123456789eE") != std::string::npos) return false;
    char* end = nullptr;
    value = std::strtod(token.c_str(), &end);
    return *end == 0 && std::isfinite(value);
}

static bool same(const std::string& got, const std::string& expected) {
    if (got == expected) return true;
    double a = 0, b = 0;
    if (ABSOLUTE == 0 && RELATIVE == 0) return false;
    if (!number(got, a) || !number(expected, b)) return false;
    return std::abs(a - b) <= std::max(ABSOLUTE, RELATIVE * std::abs(b)) + 1e-15 * std::max(std::abs(a), std::abs(b));
}

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);
    if (EXACT) {
        std::ifstream output(argv[2], std::ios::binary), answer(argv[3], std::ios::binary);
        typedef std::istreambuf_iterator<char> Bytes;
        const std::string got((Bytes(output)), Bytes()), expected((Bytes(answer)), Bytes());
        if (got != expected) quitf(_wa, "other bytes");
        quitf(_ok, "the same bytes");
    }
    int count = 0;
    while (!ans.seekEof() && !ouf.seekEof()) {
        const std::string expected = ans.readWord(), got = ouf.readWord();
        ++count;
        if (!same(got, expected)) {
            quitf(_wa, "token %d: expected %s, got %s", count, compress(expected).c_str(), compress(got).c_str());
        }
    }
    if (!ans.seekEof()) quitf(_wa, "the output ends after %d tokens", count);
    if (!ouf.seekEof()) quitf(_wa, "more than %d tokens", count);
    quitf(_ok, "%d tokens", count);
}
