#include <fcntl.h>
int main() { for (int fd = 4; fd < 65536; fd++) if (fcntl(fd, F_GETFD) >= 0) return 9; return 0; }
