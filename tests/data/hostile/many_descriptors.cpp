#include <unistd.h>
int main() { int n = 0; while (dup(0) >= 0) if (++n > 10000) return 9; return 0; }
