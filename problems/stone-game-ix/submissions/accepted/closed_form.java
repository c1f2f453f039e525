// Stones divisible by 3 only pass the turn, so they count by their parity; the play of the others is forced from the
// first stone on. With no pass to spare Alice begins with the rarer residue; with one the commoner residue must lead
// by three.

import java.io.IOException;

class Solution {
    public boolean stoneGameIX(int[] stones) {
        int[] counts = new int[3];
        for (int stone : stones) {
            counts[stone % 3]++;
        }
        if (counts[0] % 2 == 0) {
            return Math.min(counts[1], counts[2]) >= 1;
        }
        return Math.abs(counts[1] - counts[2]) >= 3;
    }
}

class Main {
    public static void main(String[] args) throws IOException {
        byte[] text = System.in.readAllBytes();
        int[] stones = null;
        int filled = -1;
        int value = -1;
        for (int i = 0; i <= text.length; i++) {
            int digit = i < text.length ? text[i] - '0' : -1;
            if (0 <= digit && digit <= 9) {
                value = Math.max(value, 0) * 10 + digit;
            } else if (value >= 0) {
                if (filled < 0) {
                    stones = new int[value];
                } else {
                    stones[filled] = value;
                }
                filled++;
                value = -1;
            }
        }
        System.out.println(new Solution().stoneGameIX(stones));
    }
}
