import java.util.ArrayList;

public class Main {
    public static void main(String[] args) {
        ArrayList<byte[]> kept = new ArrayList<>();
        while (true) {
            kept.add(new byte[1000000]);
        }
    }
}
