#pragma once
// #include "not/there.hpp" in a comment is none
#if __cplusplus >= 201703L
#include "edge.hpp"
#endif
#include "edge.hpp"
#include <algorithm>
#include <numeric>
#include <vector>

namespace graphs {

const char* const text = R"(
#include "not/there.hpp"
)";

inline long long spanning(int n, std::vector<Edge> edges) {
    std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.weight < b.weight; });
    std::vector<int> parent(n);
    std::iota(parent.begin(), parent.end(), 0);
    auto find = [&](int x) {
        while (parent[x] != x) x = parent[x] = parent[parent[x]];
        return x;
    };
    long long sum = 0;
    for (const Edge& edge : edges) {
        int a = find(edge.a), b = find(edge.b);
        if (a != b) parent[a] = b, sum += edge.weight;
    }
    return sum;
}

}  // namespace graphs
