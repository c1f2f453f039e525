int deeper(volatile int n) { volatile char frame[1000] = {0}; return n == 0 ? 0 : deeper(n - 1) + frame[n % 1000]; }
int main() { return deeper(100000); }
