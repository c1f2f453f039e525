#include <fcntl.h>
#include <unistd.h>
int main() { return ftruncate(open("f", O_WRONLY | O_CREAT, 0600), 1L << 40) == 0 ? 9 : 0; }
