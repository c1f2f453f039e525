#include <initializer_list>
#include <csignal>
#include <cstdlib>
#include <sys/syscall.h>
#include <unistd.h>
int main(int, char **argv) {
    pid_t judge = atoi(argv[2]);
    // Says 0 even where everybody refused; who was hit shows.
    kill(-1, SIGKILL);
    for (pid_t pid : {getppid(), judge, (pid_t)1}) {
        if (kill(pid, 0) == 0 || kill(pid, SIGSTOP) == 0 || (pid != 1 && kill(-pid, SIGSTOP) == 0)) return 9;
        if (syscall(SYS_tkill, pid, SIGSTOP) == 0 || syscall(SYS_tgkill, pid, pid, SIGSTOP) == 0) return 9;
        siginfo_t info = {};
        info.si_code = SI_QUEUE;
        if (syscall(SYS_rt_sigqueueinfo, pid, SIGSTOP, &info) == 0) return 9;
        int fd = syscall(SYS_pidfd_open, pid, 0);
        if (fd >= 0 && syscall(SYS_pidfd_send_signal, fd, SIGSTOP, nullptr, 0) == 0) return 9;
    }
    return 0;
}
