#include <csignal>
#include <fcntl.h>
#include <unistd.h>
static char bytes[1 << 20];
int main() {
    signal(SIGXFSZ, SIG_IGN);
    for (;;) {
        int f = open("f", O_WRONLY | O_CREAT, 0600);
        if (f < 0) return 0;
        unlink("f");
        while (write(f, bytes, sizeof bytes) > 0) {}
    }
}
