import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long low = 1, high = in.nextLong();
        // Halving stands here until you write the solution.
        while (low < high) {
            long middle = (low + high) / 2;
            System.out.println("? " + middle);
            System.out.flush();
            if (in.next().equals("<")) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        System.out.println("! " + low);
    }
}
