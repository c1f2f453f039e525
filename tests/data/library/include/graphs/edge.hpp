#ifndef EDGE_HPP
#define EDGE_HPP

struct Edge {
    int a, b;
    long long weight;
};

#endif
