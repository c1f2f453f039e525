#include <pthread.h>
#include <unistd.h>
static void *wait_for_ever(void *) { for (;;) pause(); }
int main() {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 16384);
    pthread_t thread;
    for (;;) pthread_create(&thread, &attributes, wait_for_ever, nullptr);
}
