#include <initializer_list>
#include <cstdlib>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>
int main(int, char **argv) {
    pid_t judge = atoi(argv[2]);
    rlimit none = {0, 0}, all = {RLIM_INFINITY, RLIM_INFINITY};
    for (pid_t pid : {getppid(), judge})
        if (prlimit(pid, RLIMIT_NOFILE, &none, nullptr) == 0) return 9;
    for (auto resource : {RLIMIT_CPU, RLIMIT_AS, RLIMIT_FSIZE, RLIMIT_NOFILE})
        if (setrlimit(resource, &all) == 0) return 9;
    if (setpriority(PRIO_PROCESS, judge, 19) == 0 || setpriority(PRIO_PROCESS, 0, -20) == 0 || setpriority(PRIO_USER, 0, 19) == 0) return 9;
    if (nice(-5) == -5) return 9;
    sched_param high = {50};
    if (sched_setscheduler(0, SCHED_FIFO, &high) == 0) return 9;
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    return sched_setaffinity(judge, sizeof first, &first) == 0 ? 9 : 0;
}
