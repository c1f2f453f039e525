#include <sys/syscall.h>
#include <unistd.h>
int main() { char parameters[120] = {0}; return syscall(SYS_io_uring_setup, 8, parameters) >= 0 ? 9 : 0; }
