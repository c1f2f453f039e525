#include <cstdio>
#include <sys/stat.h>
#include <unistd.h>
int main() {
    if (mkdir("a", 0700) != 0) return 1;
    FILE *f = fopen("a/b", "w+");
    if (!f || fputs("text", f) < 0 || fclose(f) != 0) return 1;
    return rename("a/b", "c") == 0 && unlink("c") == 0 && rmdir("a") == 0 ? 0 : 1;
}
