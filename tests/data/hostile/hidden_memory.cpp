#include <initializer_list>
#include <cstring>
#include <sys/mman.h>
#include <fcntl.h>
#include <sys/uio.h>
#include <unistd.h>
const size_t PIECE = 1 << 26;
int main() {
    // Shared pages stay when no process maps them any more, as long as one page of the mapping is left.
    for (int flags : {MAP_SHARED, MAP_SHARED_VALIDATE})
        if (mmap(nullptr, PIECE, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS, -1, 0) != MAP_FAILED) return 9;
    void *p = mmap(nullptr, PIECE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) return 9;
    memset(p, 1, PIECE);
    // Pages in the swap or in a pipe are counted by nobody.
    if (madvise(p, PIECE, MADV_PAGEOUT) == 0 || madvise(p, PIECE, MADV_COLD) == 0) return 9;
    int ends[2];
    iovec part = {p, 4096};
    if (pipe(ends) != 0 || vmsplice(ends[1], &part, 1, SPLICE_F_GIFT) >= 0) return 9;
    return 0;
}
