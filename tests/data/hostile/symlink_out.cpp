#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
int main(int, char **argv) {
    std::string secret = std::string(argv[1]) + "/answer.txt";
    symlink(secret.c_str(), "link");
    symlink(argv[1], "folder");
    symlink("/etc/passwd", "passwd");
    if (open("link", O_RDONLY) >= 0 || open("link", O_WRONLY) >= 0 || open("folder/answer.txt", O_RDONLY) >= 0) return 9;
    if (open("passwd", O_RDONLY) >= 0) return 9;
    if (link(secret.c_str(), "hard") == 0 || rename(secret.c_str(), "moved") == 0) return 9;
    mkdir("inside", 0700);
    symlink("/proc/self/root/etc/passwd", "inside/root");
    if (open("inside/root", O_RDONLY) >= 0 || open("/proc/self/root/etc/passwd", O_RDONLY) >= 0) return 9;
    if (open("/proc/self/cwd/../../../../../../../../etc/passwd", O_RDONLY) >= 0) return 9;
    return 0;
}
