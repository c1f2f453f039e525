#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>
// What is never looked at may be left out by a compiler.
void *volatile kept;
int main() {
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; i++)
        threads.emplace_back([] { for (;;) if (void *p = malloc(1 << 20)) kept = memset(p, 1, 1 << 20); });
    for (auto &t : threads) t.join();
}
