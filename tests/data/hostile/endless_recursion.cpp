#include <cstdio>
int deeper(volatile int n) { volatile char frame[256] = {0}; frame[n & 255] = 1; return deeper(n + 1) + frame[0]; }
int main() { printf("%d\n", deeper(0)); }
