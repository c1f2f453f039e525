#include <fcntl.h>
#include <unistd.h>
static char bytes[1 << 20];
int main() { int f = open("f", O_WRONLY | O_CREAT, 0600); for (;;) write(f, bytes, sizeof bytes); }
