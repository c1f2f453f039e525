#include <mqueue.h>
#include <fcntl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
int main() {
    if (memfd_create("x", 0) >= 0) return 9;
    if (shmget(IPC_PRIVATE, 1 << 20, IPC_CREAT | 0600) >= 0) return 9;
    if (msgget(IPC_PRIVATE, IPC_CREAT | 0600) >= 0) return 9;
    if (semget(IPC_PRIVATE, 1, IPC_CREAT | 0600) >= 0) return 9;
    if (mq_open("/ojkit", O_CREAT | O_RDWR, 0600, nullptr) >= 0) return 9;
    if (shm_open("/ojkit", O_CREAT | O_RDWR, 0600) >= 0) return 9;
    return 0;
}
