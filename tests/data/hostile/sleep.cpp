#include <unistd.h>
int main() { sleep(1000); }
