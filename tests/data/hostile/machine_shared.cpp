#include <initializer_list>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(int, char **argv) {
    // Everybody's events, of which there is a number for the whole machine, and the names of other people's files as they change.
    unsigned long context = 0;
    if (syscall(SYS_io_setup, 60000, &context) >= 0) return 9;
    int watch = inotify_init1(0);
    if (watch >= 0 && inotify_add_watch(watch, argv[1], IN_ALL_EVENTS) >= 0) return 9;
    // Other people's queues and semaphores have small numbers that are easy to guess.
    char message[64] = {0};
    sembuf more = {0, 1, 0};
    for (int id = 0; id < 100; id++)
        if (msgrcv(id, message, 56, 0, IPC_NOWAIT) >= 0 || semop(id, &more, 1) == 0) return 9;
    // The disk, and the other half of the processor.
    if (syncfs(0) == 0 || prctl(62, 1, 0, 0, 0) == 0) return 9;
    // A signal that the kernel sends: to the owner of a pipe, when it can move.
    int ends[2];
    if (pipe(ends) != 0) return 9;
    for (pid_t pid : {getppid(), (pid_t)atoi(argv[2])}) {
        fcntl(ends[0], F_SETSIG, SIGKILL);
        fcntl(ends[0], F_SETOWN, pid);
        fcntl(ends[0], F_SETFL, O_ASYNC | O_NONBLOCK);
        if (write(ends[1], "x", 1) != 1) return 9;
    }
    return 0;
}
