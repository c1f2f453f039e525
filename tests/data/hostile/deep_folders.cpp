#include <sys/stat.h>
#include <unistd.h>
int main() { for (;;) { mkdir("d", 0700); chdir("d"); } }
