#include <cstdio>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>
int main(int, char **argv) {
    std::string secret = std::string(argv[1]) + "/answer.txt";
    const char *path = secret.c_str();
    if (chmod(path, 0) == 0 || fchmodat(AT_FDCWD, path, 0, 0) == 0) return 9;
    if (chown(path, 1, 1) == 0 || lchown(path, 1, 1) == 0) return 9;
    if (utimes(path, nullptr) == 0 || utimensat(AT_FDCWD, path, nullptr, 0) == 0) return 9;
    if (setxattr(path, "user.x", "y", 1, 0) == 0) return 9;
    if (truncate(path, 0) == 0 || open(path, O_RDONLY | O_TRUNC) >= 0) return 9;
    if (unlink(path) == 0 || rename(path, (secret + "2").c_str()) == 0 || rmdir(argv[1]) == 0) return 9;
    if (chmod(argv[0], 0) == 0 || unlink(argv[0]) == 0 || open(argv[0], O_WRONLY) >= 0) return 9;
    return 0;
}
