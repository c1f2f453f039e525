#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>
int main() {
    for (int s = 1; s < 65; s++) signal(s, SIG_IGN);
    if (prctl(PR_SET_PDEATHSIG, 0) == 0) return 9;
    alarm(1);
    for (volatile long n = 0;; n = n + 1) {}
}
