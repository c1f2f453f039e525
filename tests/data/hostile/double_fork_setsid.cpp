#include <unistd.h>
int main() {
    if (setsid() >= 0) return 9;
    pid_t first = fork();
    if (first < 0) return 0;
    if (first == 0 && fork() == 0) { setsid(); sleep(1000); }
    return 9;
}
