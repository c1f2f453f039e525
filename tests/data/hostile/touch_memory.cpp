#include <cstdlib>
#include <cstring>
// What is never looked at may be left out by a compiler.
void *volatile kept;
int main() { for (;;) kept = memset(malloc(1 << 20), 1, 1 << 20); }
