#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>
int main() {
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; i++)
        threads.emplace_back([] { for (;;) if (void *p = malloc(1 << 20)) memset(p, 1, 1 << 20); });
    for (auto &t : threads) t.join();
}
