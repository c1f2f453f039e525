import java.nio.file.Files;
import java.nio.file.Path;

public class Main {
    public static void main(String[] args) throws Exception {
        try {
            Files.readString(Path.of(args[0], "answer.txt"));
        } catch (java.io.IOException refused) {
            return;
        }
        System.exit(9);
    }
}
