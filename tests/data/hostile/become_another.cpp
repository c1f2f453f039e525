#include <fcntl.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
    uid_t me = getuid();
    if (setuid(me + 1) == 0) return 9;
    if (me != 0 && setuid(0) == 0) return 9;
    for (int capability = 0; capability < 41; capability++) if (prctl(PR_CAPBSET_READ, capability) == 1 && me == 0) return 9;
    return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1 ? 0 : 9;
}
