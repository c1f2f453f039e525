#include <csignal>
int main() { raise(SIGSTOP); return 0; }
