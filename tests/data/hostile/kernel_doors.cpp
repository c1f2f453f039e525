#include <initializer_list>
#include <cerrno>
#include <sched.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
    char zeros[256] = {0};
    if (syscall(SYS_bpf, 0, zeros, sizeof zeros) >= 0 || syscall(SYS_perf_event_open, zeros, 0, -1, -1, 0) >= 0) return 9;
    if (syscall(SYS_userfaultfd, 1) >= 0 || syscall(SYS_add_key, "user", "a", "b", 1, -2) >= 0) return 9;
    for (int flag : {CLONE_NEWUSER, CLONE_NEWNET, CLONE_NEWPID, CLONE_NEWNS}) if (unshare(flag) == 0) return 9;
    if (mount("none", ".", "tmpfs", 0, nullptr) == 0 || chroot(".") == 0) return 9;
    if (syscall(SYS_open_by_handle_at, -100, zeros, 0) >= 0 || errno != EPERM) return 9;
    return 0;
}
