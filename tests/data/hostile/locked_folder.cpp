#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
int main() {
    mkdir("locked", 0700);
    close(open("locked/file", O_WRONLY | O_CREAT, 0600));
    mkdir("closed", 0000);
    chmod("locked", 0);
    chmod(".", 0);
    return 0;
}
