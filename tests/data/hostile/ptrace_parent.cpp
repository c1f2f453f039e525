#include <initializer_list>
#include <cstdlib>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
int main(int, char **argv) {
    char byte;
    iovec here = {&byte, 1}, there = {(void *)main, 1};
    for (pid_t pid : {getppid(), (pid_t)atoi(argv[2])}) {
        if (ptrace(PTRACE_ATTACH, pid, 0, 0) == 0 || ptrace(PTRACE_SEIZE, pid, 0, 0) == 0) return 9;
        if (process_vm_readv(pid, &here, 1, &there, 1, 0) >= 0) return 9;
        int fd = syscall(SYS_pidfd_open, pid, 0);
        if (fd >= 0 && syscall(SYS_pidfd_getfd, fd, 0, 0) >= 0) return 9;
    }
    return ptrace(PTRACE_TRACEME, 0, 0, 0) == 0 ? 9 : 0;
}
