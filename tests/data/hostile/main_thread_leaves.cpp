#include <pthread.h>
static void *burn(void *) { for (volatile long n = 0;; n = n + 1) {} }
int main() { pthread_t t; pthread_create(&t, nullptr, burn, nullptr); pthread_exit(nullptr); }
