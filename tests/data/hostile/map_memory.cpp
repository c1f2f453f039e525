#include <cstring>
#include <sys/mman.h>
int main() {
    for (;;) {
        void *p = mmap(nullptr, 1 << 24, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (p != MAP_FAILED) memset(p, 1, 1 << 24);
    }
}
