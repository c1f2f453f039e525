#include <initializer_list>
#include <sys/socket.h>
int main() {
    for (int family = 0; family < 46; family++)
        for (int type : {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET})
            if (socket(family, type, 0) >= 0) return 9;
    return 0;
}
