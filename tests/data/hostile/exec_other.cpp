#include <unistd.h>
int main(int, char **argv) {
    execl("/bin/sh", "sh", "-c", "read line < \"$0/answer.txt\" && exit 9; exit 0", argv[1], nullptr);
    return 0;
}
