#include <cstdlib>
#include <cstring>
int main() { for (;;) memset(malloc(1 << 20), 1, 1 << 20); }
