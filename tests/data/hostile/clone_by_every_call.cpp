#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
    long arguments[11] = {0};
    arguments[4] = SIGCHLD;
    long made[] = {syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0), syscall(SYS_clone, CLONE_VM | SIGCHLD, 0, 0, 0, 0),
                   syscall(SYS_clone3, arguments, sizeof arguments)};
    for (long pid : made) if (pid >= 0) { if (pid == 0) _exit(0); return 9; }
    return 0;
}
