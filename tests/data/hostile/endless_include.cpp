#include "endless_include.cpp"
int main() {}
