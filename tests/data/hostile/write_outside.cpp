#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
int main(int, char **argv) {
    std::string cases = argv[1];
    for (std::string path : {std::string("/ojkit"), std::string("/tmp/ojkit"), std::string("/var/tmp/ojkit"), std::string("/dev/shm/ojkit"),
                             std::string("/run/ojkit"), std::string("/etc/ojkit"), cases + "/ojkit", cases + "/answer.txt"}) {
        if (open(path.c_str(), O_WRONLY | O_CREAT, 0600) >= 0) return 9;
        if (mkdir((path + ".d").c_str(), 0700) == 0) return 9;
    }
    for (const char *device : {"/dev/sda", "/dev/vda", "/dev/mem", "/dev/kmsg", "/dev/tty", "/dev/ptmx", "/dev/fuse", "/dev/kvm"})
        if (open(device, O_RDWR) >= 0) return 9;
    return 0;
}
